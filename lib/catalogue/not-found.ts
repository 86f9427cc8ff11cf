import "server-only";
import { unstable_cache } from "next/cache";
import { notFound } from "next/navigation";

/**
 * Answers "not found" for a charger, cacheable for a minute: it may come back, and shared caches are not
 * told of changes. Middleware has let the address through, so it existed a moment ago.
 */
export async function notFoundForNow(): Promise<never> {
  await brief();
  notFound();
}

// A page's cache lifetime is the shortest of what it has read.
const brief = unstable_cache(async () => null, ["nothing"], { revalidate: 60 });
