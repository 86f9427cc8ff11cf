import type { Spot } from "@/lib/catalogue/csv/contract";
import { CSV_FORMAT } from "@/lib/csv-format";

/** Saves the errors as a CSV file. Loads the CSV library on demand. */
export async function saveFaults(spots: readonly Spot[], name: string): Promise<void> {
  const { stringify } = await import("csv-stringify/browser/esm/sync");
  const rows = spots.map(({ row, column, value, message }) => [row, column, value, message]);
  const csv = stringify([["row", "column", "value", "what is wrong"], ...rows], {
    ...CSV_FORMAT,
    bom: true,
    escape_formulas: true,
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  link.download = `${name.replace(/\.\w+$/, "")}-faults.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
