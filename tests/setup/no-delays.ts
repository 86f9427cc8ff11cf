import { constantTime } from "@/lib/auth/sign-in/constant-time";
import { throttling } from "@/lib/limits/throttle";

/** Answers that are delayed on purpose: those that prove the delay set it again. */
constantTime.ms = 0;
throttling.longestMs = 0;
