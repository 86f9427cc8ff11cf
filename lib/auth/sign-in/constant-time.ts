import "server-only";
import { setTimeout as sleep } from "node:timers/promises";

/** Longer than any of these takes: a code, a mail and an entry are written in some 20 ms. */
const CONSTANT_MS = 250;

/**
 * Answers or fails after a fixed time, so that how long it took does not tell whether there is an account
 * to write to. Only where the work itself differs; a sign-in does the same work for everybody.
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), sleep(CONSTANT_MS)]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
