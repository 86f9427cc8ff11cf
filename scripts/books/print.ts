import { db } from "@/lib/db";
import { formatPaise } from "@/lib/money";
import { type Books, readBooks } from "@/lib/payments/books/books";
import { printTable } from "@/scripts/books/table";

/** Run by scripts/books.ts with DATABASE_URL set. */
async function main(): Promise<void> {
  const isolation = { isolationLevel: "RepeatableRead", timeout: 600_000 } as const;
  const books = await db().$transaction((tx) => readBooks(tx), isolation);
  print(books);
  await db().$disconnect();
  process.exitCode = books.imbalances.length > 0 ? 1 : 0;
}

function print({ lines, cash, sales, imbalances }: Books): void {
  const money = (line: Books["lines"][number]) =>
    [line.captured, line.refunded, line.owed, line.orders].map(formatPaise);
  printTable(
    ["purchases", "count", "captured", "refunded", "on its way back", "orders, less refunds"],
    lines.map((line) => [line.kind, String(line.purchases), ...money(line)]),
  );
  if (lines.length === 0) console.log("No purchases yet.");
  if (cash.length > 0) {
    console.log();
    const rows = cash.map(({ state, orders, paise }) => [
      state,
      String(orders),
      formatPaise(paise),
    ]);
    printTable(["cash", "orders", "amount"], rows);
  }
  const { sales: gross, refunded, fees } = sales;
  console.log(
    `\nSales ${formatPaise(gross)}, of which ${formatPaise(refunded)} went back: ${formatPaise(gross - refunded)} net, and ${formatPaise(fees)} cash fees.`,
  );
  if (imbalances.length === 0) {
    console.log("The books balance: money, orders, stock, export and figures.");
    return;
  }
  console.log(`\nThe books do not balance: ${imbalances.length} rows.`);
  for (const { law, id, detail } of imbalances) console.log(`  ${id}  ${law}: ${detail}`);
}

void main();
