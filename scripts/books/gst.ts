import { formatMonth } from "@/lib/dates";
import { db } from "@/lib/db";
import { type GstBooks, readGstBooks } from "@/lib/filing/books";
import type { ReturnLine } from "@/lib/tax/returns/summary";
import { printTable } from "@/scripts/books/table";

/** Run by scripts/books.ts with DATABASE_URL set; the argument is a month, "2026-11". */
async function main(month: string): Promise<void> {
  const isolation = { isolationLevel: "RepeatableRead", timeout: 600_000 } as const;
  const books = await db().$transaction((tx) => readGstBooks(tx, month), isolation);
  print(month, books);
  await db().$disconnect();
  process.exitCode = books.breaches.length > 0 ? 1 : 0;
}

function print(month: string, { returns, breaches }: GstBooks): void {
  console.log(`GST of ${formatMonth(month)}`);
  for (const { gstin, lines } of returns) {
    console.log();
    printTable([gstin, "count", "taxable", "IGST", "CGST", "SGST/UTGST"], lines.map(row));
  }
  if (returns.length === 0) console.log("No documents were issued.");
  console.log();
  if (breaches.length === 0) {
    console.log("The return balances: documents = tables = halves of table 12 = money.");
    return;
  }
  console.log(`The return does not balance: ${breaches.length} rows.`);
  for (const { where, rule, detail } of breaches) console.log(`  ${where}  ${rule}: ${detail}`);
}

function row({ table, count, sum }: ReturnLine): string[] {
  if (!sum) return [table, String(count), "", "", "", ""];
  const { taxablePaise, igstPaise, cgstPaise, sgstPaise } = sum;
  const amounts = [taxablePaise, igstPaise, cgstPaise, sgstPaise];
  return [table, String(count), ...amounts.map((paise) => FORMAT.format(paise / 100))];
}

const FORMAT = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 });

void main(process.argv[2] ?? "");
