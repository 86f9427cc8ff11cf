import "server-only";
import { hearChanges } from "@/lib/catalogue/freshness/heard";
import { remakePages } from "@/lib/catalogue/freshness/revalidation";

const kept = globalThis as { catalogueWatch?: () => void };

/**
 * Keeps this process's prerendered pages of the catalogue true: on every told change of a product, whichever
 * process made it, and wholly after a time in which nothing could be heard. Once a process.
 */
export function watchCatalogue(): void {
  kept.catalogueWatch ??= hearChanges({ tell: remakePages, end: () => undefined });
}
