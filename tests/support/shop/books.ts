import { db } from "@/lib/db";
import { readBooks } from "@/lib/payments/books/books";

/**
 * The money invariant, true after every test whatever the order. `earlier` are imbalances that other
 * files have left in this worker's database.
 */
export async function expectBalancedBooks(earlier: readonly string[] = []): Promise<void> {
  expect((await imbalances()).filter((one) => !earlier.includes(one))).toEqual([]);
}

/** The imbalances, one text per row. */
export async function imbalances(): Promise<string[]> {
  const books = await readBooks(db());
  return books.imbalances.map(({ law, id, detail }) => `${law}: ${detail} (${id})`);
}
