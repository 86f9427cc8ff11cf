import "server-only";
import { setTimeout as sleep } from "node:timers/promises";

/** Longer than the work takes: creating a code, mail and audit entry takes some 20 ms. A test shortens it. */
export const constantTime = { ms: 250 };

/**
 * Settles after a fixed time, so that timing does not reveal whether an account exists. Only for work that
 * depends on that; a sign-in does the same work for everyone.
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), sleep(constantTime.ms)]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
