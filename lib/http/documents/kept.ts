import "server-only";
import type { Version } from "@/lib/http/documents/version";

/** A page in memory: its version, and when Next was last asked for it, as `performance.now()`. */
export type Kept = { version: Version; askedAt: number };

type Store = { pages: Map<string, Kept>; bytes: number; generation: number };

/** Enough for a thousand pages in both encodings. */
const MOST_BYTES = 48_000_000;
/** Brotli's body is made later: counted as large as gzip's. */
const sizeOf = ({ gzip }: Version) => 2 * gzip.byteLength;

// Next bundles the start and each handler separately; all must share the same pages.
const globalState = globalThis as { documents?: Store };

function store(): Store {
  globalState.documents ??= { pages: new Map(), bytes: 0, generation: 0 };
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

/** Keeps a page, unless something has changed since `generation`; the one kept longest makes room. */
export function keepDocument(name: string, kept: Kept, generation: number): void {
  const all = store();
  if (generation !== all.generation) return;
  drop(all, name);
  all.pages.set(name, kept);
  all.bytes += sizeOf(kept.version);
  for (const oldest of all.pages.keys()) {
    if (all.bytes <= MOST_BYTES || oldest === name) break;
    drop(all, oldest);
  }
}

/** Forgets all pages: the next visitor of each gets what Next has. */
export function forgetDocuments(): void {
  const all = store();
  all.pages.clear();
  all.bytes = 0;
  all.generation += 1;
}

function drop(all: Store, name: string): void {
  const kept = all.pages.get(name);
  if (!kept) return;
  all.pages.delete(name);
  all.bytes -= sizeOf(kept.version);
}
