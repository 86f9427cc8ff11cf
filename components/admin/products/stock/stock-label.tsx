import { Tag } from "@/components/ui/facts/tag";

/** Units in stock; amber at or below `lowStock`, a setting. */
export function StockLabel({ quantity, lowStock }: { quantity: number; lowStock: number }) {
  if (quantity === 0) return <Tag tone="off">Out of stock</Tag>;
  const units = quantity.toLocaleString("en-IN");
  if (quantity <= lowStock) return <Tag tone="wait">Low: {units} left</Tag>;
  return <span className="numeric mute">{units} in stock</span>;
}
