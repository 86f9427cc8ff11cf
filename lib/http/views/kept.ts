import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { documentGeneration } from "@/lib/http/documents/kept";
import type { Page } from "@/lib/http/views/page";

type Kept = { page: Page; generation: number };

/** Five minutes: as long as a menu may show a price that was not published. */
const LONGEST_MS = 300_000;
/** Of one address: about six hundred carts, or searches. What fills one leaves the others. */
const MOST_BYTES = 8_000_000;

const byPath = new Map<string, LRUCache<string, Kept>>();

/** The name of what a page or a call shows. */
export function nameOf(address: string, shows: unknown): string {
  return createHash("sha256")
    .update(`${address} ${JSON.stringify(shows)}`)
    .digest("base64");
}

/** The page of this name, unless the catalogue has changed since it was made. */
export function keptPage(path: string, name: string): Page | undefined {
  const kept = pagesOf(path).get(name);
  return kept?.generation === documentGeneration() ? kept.page : undefined;
}

/** Keeps a page that was asked for at a generation of the documents; the one not asked for longest makes room. */
export function keepPage(path: string, name: string, page: Page, generation: number): void {
  pagesOf(path).set(name, { page, generation });
}

function pagesOf(path: string): LRUCache<string, Kept> {
  const known = byPath.get(path);
  if (known) return known;
  const pages = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }) => page.gzip.byteLength,
    ttl: LONGEST_MS,
    ttlResolution: 0,
  });
  byPath.set(path, pages);
  return pages;
}
