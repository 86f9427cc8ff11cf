import { patience } from "@/lib/http/tier/upstream-request";

const own = { ...patience };
afterEach(() => Object.assign(patience, own));

/**
 * Shortens the timeouts for the API tier, in milliseconds, for the rest of a test that waits for one. Other
 * tests keep the shop's own: on a busy machine an answer may take half a second.
 */
export function shorten(times: Partial<typeof patience>): void {
  Object.assign(patience, times);
}
