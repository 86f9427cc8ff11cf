import { paiseFromRupees, rupeesFromPaise } from "@/lib/money";

type Cells = (string | number)[];

/** The columns that add up; prices of a unit and rates of tax do not. */
const SUMMED = [
  ...["Quantity", "Amount (₹)", "Taxable value (₹)", "GST (₹)"],
  ...["Paid (₹)", "Refunded (₹)"],
];

/** Adds rows up under these heads. `add` takes each batch as it is sent, `row` is the line that ends the file. */
export function totalOf(heads: readonly string[]) {
  const sums = new Map<number, number>();
  for (const [column, head] of heads.entries()) if (SUMMED.includes(head)) sums.set(column, 0);
  return {
    add(rows: readonly Cells[]): void {
      for (const row of rows) {
        // Hundredths, so that rupees of any number of rows add up to the paisa.
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
