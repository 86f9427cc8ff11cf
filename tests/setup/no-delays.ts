import { constantTime } from "@/lib/auth/sign-in/constant-time";
import { hashing } from "@/lib/auth/sign-in/passwords";
import { TIMES } from "@/lib/files/painter";
import { throttling } from "@/lib/limits/throttle";

/** Answers that are delayed on purpose: those that prove the delay set it again. */
constantTime.ms = 0;
throttling.longestMs = 0;

// What a password costs is measured by the bench; a file of guesses computes hundreds.
Object.assign(hashing, { memoryCost: 64, timeCost: 1 });

// As much time for a picture as a busy machine takes: what the shop itself allows is the attacks' to try.
for (const times of Object.values(TIMES))
  Object.assign(times, { patienceMs: 60_000, limitMs: 60_000 });
