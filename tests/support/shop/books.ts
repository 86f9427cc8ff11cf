import { db } from "@/lib/db";
import { readBooks } from "@/lib/payments/books/books";

/**
 * The money invariant: nothing to do with speed or order, true after every test. `earlier` is what other
 * files have left in this worker's database, as rows that nobody bought.
 */
export async function expectBalancedBooks(earlier: readonly string[] = []): Promise<void> {
  expect((await imbalances()).filter((one) => !earlier.includes(one))).toEqual([]);
}

/** What does not balance, one text a row. */
export async function imbalances(): Promise<string[]> {
  const books = await readBooks(db());
  return books.imbalances.map(({ law, id, detail }) => `${law}: ${detail} (${id})`);
}
