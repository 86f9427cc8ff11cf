import "server-only";
import { createHash } from "node:crypto";
import { documentGeneration } from "@/lib/http/documents/kept";
import type { Page } from "@/lib/http/views/page";

type Kept = { page: Page; generation: number; madeAt: number };

/** Five minutes: as long as a menu may show a price that was not published. */
const LONGEST_MS = 300_000;
/** Of one address: about six hundred carts, or searches. What fills one leaves the others. */
const MOST_BYTES = 8_000_000;

type Shelf = { pages: Map<string, Kept>; bytes: number };
const shelves = new Map<string, Shelf>();

/** The name of what a page or a call shows. */
export function nameOf(address: string, shows: unknown): string {
  return createHash("sha256")
    .update(`${address} ${JSON.stringify(shows)}`)
    .digest("base64");
}

/** The page of this name, unless the catalogue has changed since it was made. */
export function keptPage(path: string, name: string): Page | undefined {
  const shelf = shelfOf(path);
  const kept = shelf.pages.get(name);
  if (!kept) return undefined;
  const isCurrent = kept.generation === documentGeneration();
  if (isCurrent && performance.now() - kept.madeAt < LONGEST_MS) return kept.page;
  drop(shelf, name);
  return undefined;
}

/** Keeps a page that was asked for at a generation of the documents; the one kept longest makes room. */
export function keepPage(path: string, name: string, page: Page, generation: number): void {
  const shelf = shelfOf(path);
  drop(shelf, name);
  shelf.pages.set(name, { page, generation, madeAt: performance.now() });
  shelf.bytes += page.gzip.byteLength;
  for (const oldest of shelf.pages.keys()) {
    if (shelf.bytes <= MOST_BYTES || oldest === name) break;
    drop(shelf, oldest);
  }
}

function shelfOf(path: string): Shelf {
  const known = shelves.get(path) ?? { pages: new Map(), bytes: 0 };
  shelves.set(path, known);
  return known;
}

function drop(shelf: Shelf, name: string): void {
  shelf.bytes -= shelf.pages.get(name)?.page.gzip.byteLength ?? 0;
  shelf.pages.delete(name);
}
