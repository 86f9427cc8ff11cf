import type { PackingSlip } from "@/lib/orders/admin/contract";

/** The title of a printed sheet, which names its file: "Packing slip AK-2611-000021, AK-2611-000022". */
export function slipTitle(sheet: string, { lines }: Pick<PackingSlip, "lines">): string {
  return [sheet, lines.map((line) => line.order_number).join(", ")].filter(Boolean).join(" ");
}
