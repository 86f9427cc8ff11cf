import "server-only";
import { AppError } from "@/lib/call/errors";

/** Lists and chargers of the pages that were visited last. */
const MOST = 300;
const known = new Map<string, unknown>();

/**
 * What is read, or what was read the last time while the API tier does not answer: a page that a change has
 * thrown away is then made again as it was. Once that tier is back, `follow.ts` has every page made again.
 * @throws what `read` throws, where nothing was read before or it is no outage.
 */
export async function lastKnown<T>(key: string, read: () => Promise<T>): Promise<T> {
  try {
    const value = await read();
    remember(key, value);
    return value;
  } catch (error) {
    if (isOutage(error) && known.has(key)) return known.get(key) as T;
    throw error;
  }
}

function remember(key: string, value: unknown): void {
  // At the end: what was read longest ago is the first of the map.
  known.delete(key);
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

function isOutage(error: unknown): boolean {
  return error instanceof AppError && OUTAGES.has(error.code);
}

const OUTAGES = new Set(["upstream_failed", "upstream_timeout", "unavailable"]);
