import "server-only";
import { createHash } from "node:crypto";
import { documentGeneration } from "@/lib/http/documents/kept";
import type { Page } from "@/lib/http/views/page";

type Kept = { page: Page; generation: number; madeAt: number };

/** Five minutes: as long as a menu may show a price that was not published. */
const LONGEST_MS = 300_000;
/** About six hundred carts. */
const MOST_BYTES = 8_000_000;

const pages = new Map<string, Kept>();
let bytes = 0;

/** The name of what a page shows. */
export function nameOf(path: string, view: unknown): string {
  return createHash("sha256")
    .update(`${path} ${JSON.stringify(view)}`)
    .digest("base64");
}

/** The page of this name, unless the catalogue has changed since it was made. */
export function keptPage(name: string): Page | undefined {
  const kept = pages.get(name);
  if (!kept) return undefined;
  const isCurrent = kept.generation === documentGeneration();
  if (isCurrent && performance.now() - kept.madeAt < LONGEST_MS) return kept.page;
  drop(name);
  return undefined;
}

/** Keeps a page that was asked for at a generation of the documents; the one kept longest makes room. */
export function keepPage(name: string, page: Page, generation: number): void {
  drop(name);
  pages.set(name, { page, generation, madeAt: performance.now() });
  bytes += page.gzip.byteLength;
  for (const oldest of pages.keys()) {
    if (bytes <= MOST_BYTES || oldest === name) break;
    drop(oldest);
  }
}

function drop(name: string): void {
  bytes -= pages.get(name)?.page.gzip.byteLength ?? 0;
  pages.delete(name);
}
