import type { StockMovement } from "@/lib/catalogue/stock/contract";

/** Labels for the reasons of stock movements. */
export const REASONS: Readonly<Record<StockMovement["reason"], string>> = {
  received: "Received",
  corrected: "Corrected",
  damaged: "Damaged",
  reserved: "Ordered",
  released: "Order not paid",
  restocked: "Put back, not shipped",
  returned: "Came back",
};

/** "+12", "−3". */
export function signed(delta: number): string {
  const units = Math.abs(delta).toLocaleString("en-IN");
  return delta < 0 ? `−${units}` : `+${units}`;
}

/** Signed change of stock: received units add, damaged ones subtract, corrections keep their sign. */
export function deltaOf(reason: string, units: number): number {
  if (reason === "corrected") return units;
  return reason === "damaged" ? -Math.abs(units) : Math.abs(units);
}
