import { VALUE_COLUMNS } from "@/lib/catalogue/csv/columns";
import type { Spot } from "@/lib/catalogue/csv/contract";
import { type Sheet, spot } from "@/lib/catalogue/csv/read/read";

/**
 * Replaces the faults of a missing required column, one per new product, by one fault per column. `header`
 * is the header row.
 */
export function perMissingColumn(faults: readonly Spot[], { rows, header }: Sheet): Spot[] {
  const has = rows[0]?.cells;
  const isMissing = ({ row, column }: Spot) =>
    row > header && NEEDED.has(column) && !has?.has(column);
  const needed = Map.groupBy(faults.filter(isMissing), ({ column }) => column);
  const missing = [...needed].map(([column, spots]) => spot(header, column, "", words(spots)));
  return [...missing, ...faults.filter((one) => !isMissing(one))];
}

/** The columns that a new product requires. */
const NEEDED = new Set(
  VALUE_COLUMNS.filter(({ empty }) => empty.startsWith("fault")).map(({ name }) => name),
);

function words([first, ...more]: Spot[]): string {
  const rows =
    more.length === 0
      ? `the new product in row ${first?.row} needs`
      : `${more.length + 1} new products need`;
  return `This column is missing, and ${rows} it. ${first?.message ?? ""}`.trim();
}
