import "server-only";
import { LRUCache } from "lru-cache";
import type { Version } from "@/lib/http/documents/version";

/** A page in memory: its version, and when Next was last asked for it, as `performance.now()`. */
export type Kept = { version: Version; askedAt: number };

type Store = { pages: LRUCache<string, Kept>; generation: number };

/** Enough for a thousand pages in both encodings. */
const MOST_BYTES = 48_000_000;
/** Brotli's body is made later: counted as large as gzip's. */
const sizeOf = ({ version }: Kept) => 2 * version.gzip.byteLength;

// Next bundles the start and each handler separately; all must share the same pages.
const globalState = globalThis as { documents?: Store };

function store(): Store {
  globalState.documents ??= {
    pages: new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: sizeOf }),
    generation: 0,
  };
  return globalState.documents;
}

/** The page under a name, if it is in memory. */
export function keptDocument(name: string): Kept | undefined {
  return store().pages.get(name);
}

/** Which changes of the catalogue are known: a page that was asked for before the last one must not be kept. */
export function documentGeneration(): number {
  return store().generation;
}

/** Keeps a page, unless something has changed since `generation`; the one not asked for longest makes room. */
export function keepDocument(name: string, kept: Kept, generation: number): void {
  const { pages, generation: current } = store();
  if (generation === current) pages.set(name, kept);
}

/** Forgets all pages: the next visitor of each gets what Next has. */
export function forgetDocuments(): void {
  const all = store();
  all.pages.clear();
  all.generation += 1;
}
