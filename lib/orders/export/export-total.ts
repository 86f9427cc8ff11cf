import { paiseFromRupees, rupeesFromPaise } from "@/lib/money";

type Cells = (string | number)[];

/** The columns to add up; unit prices and tax rates are not. */
const SUMMED = [
  ...["Quantity", "Amount (₹)", "Taxable value (₹)", "GST (₹)"],
  ...["Paid (₹)", "Refunded (₹)"],
];

/** Adds up rows. `add` takes each batch as it is sent; `row` is the line that ends the file. */
export function totalOf(heads: readonly string[]) {
  const sums = new Map<number, number>();
  for (const [column, head] of heads.entries()) if (SUMMED.includes(head)) sums.set(column, 0);
  return {
    add(rows: readonly Cells[]): void {
      for (const row of rows) {
        // In hundredths, so that sums of rupees are exact to the paisa.
        for (const [column, sum] of sums) {
          sums.set(column, sum + paiseFromRupees(Number(row[column] ?? 0)));
        }
      }
    },
    row(): Cells {
      return heads.map((_head, column) => {
        const sum = sums.get(column);
        if (sum !== undefined) return rupeesFromPaise(sum);
        return column === 0 ? "Total" : "";
      });
    },
  };
}
