import "server-only";
import { unstable_cache } from "next/cache";
import { notFound } from "next/navigation";

/**
 * Answers that there is no such charger, and lets that be kept for a minute: it may come back, and a shared cache
 * is told of no change. Middleware has let the address through, so it was there a moment ago.
 */
export async function notFoundForNow(): Promise<never> {
  await brief();
  notFound();
}

// A page is kept for as long as what it has read of the shortest time.
const brief = unstable_cache(async () => null, ["nothing"], { revalidate: 60 });
