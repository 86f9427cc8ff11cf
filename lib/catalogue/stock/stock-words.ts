export type StockState = { tone: "ok" | "wait" | "off"; text: string };

/** Stock in words. A number is shown only when it is small. */
export function stockState(quantity: number): StockState {
  if (quantity <= 0) return { tone: "off", text: "Out of stock" };
  if (quantity <= FEW) return { tone: "wait", text: `Only ${quantity} left` };
  return { tone: "ok", text: "In stock" };
}

const FEW = 5;
