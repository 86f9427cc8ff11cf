import { db } from "@/lib/db";
import { readBooks } from "@/lib/payments/books/books";

/** The money invariant of the whole database, true after every test. */
export async function expectBalancedBooks(): Promise<void> {
  const { imbalances } = await readBooks(db());
  expect(imbalances.map(({ law, id, detail }) => `${law}: ${detail} (${id})`)).toEqual([]);
}
