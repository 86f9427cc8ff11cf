import type { OrderStatus, RefundView } from "@/lib/orders/contract";
import { isAway } from "@/lib/orders/status/order-status";

/** Several refunds in one: their sum, done once all of them are. Newest first; null for none. */
export function sumOfRefunds(refunds: readonly RefundView[]): RefundView | null {
  const [newest] = refunds;
  const oldest = refunds.at(-1);
  if (!newest || !oldest) return null;
  const isDone = refunds.every(({ state }) => state === "refunded");
  const ends = refunds.flatMap(({ refunded_at }) => refunded_at?.getTime() ?? []);
  return {
    ...newest,
    state: isDone ? "refunded" : "started",
    amount: refunds.reduce((sum, { amount }) => sum + amount, 0),
    started_at: oldest.started_at,
    refunded_at: isDone && ends.length > 0 ? new Date(Math.max(...ends)) : null,
  };
}

/** Paise that can still go back of an order: its price less what has gone, and never more than its payment still has. */
export function refundablePaise(order: {
  totalPaise: number;
  /** Refunds of the order itself. */
  backPaise: number;
  /** The payment of its purchase with all that goes back of it; none for cash. */
  payment?: { amountPaise: number; backPaise: number };
}): number {
  const { totalPaise, backPaise, payment } = order;
  const own = totalPaise - backPaise;
  const left = payment ? Math.min(own, payment.amountPaise - payment.backPaise) : own;
  return Math.max(left, 0);
}

/** What becomes of a parcel that comes back: it is on its way, or it is there and can or cannot be sold. */
export const GOODS_BACK = ["coming", "sellable", "damaged"] as const;

/** What becomes of units that are given up: the customer keeps them, or they come back. */
export const GOODS = ["stays", ...GOODS_BACK] as const;
export type Goods = (typeof GOODS)[number];

/** What can become of the units of an order: those that never left are there. */
export function goodsChoices(status: OrderStatus): readonly Goods[] {
  return isAway(status) ? GOODS : ["sellable", "damaged"];
}

/** What becomes of the units of a canceled order when nobody says: a parcel on its way is not on the shelf. */
export function goodsOfCancellation(status: OrderStatus): Goods {
  return isAway(status) ? "coming" : "sellable";
}

/** A reason of a refund in words. */
export function refundReasonWords(reason: string): string {
  return REASONS[reason] ?? reason;
}

const REASONS: Record<string, string> = {
  duplicate: "Paid twice",
  amount_mismatch: "Wrong amount",
  out_of_stock: "Sold out before it was paid",
  replaced: "Replaced by another purchase before it was paid",
  order_canceled: "Order canceled",
  part: "Part of the order",
  by_hand: "Made in the Razorpay dashboard",
};

/** "1 unit", "2 units". */
export function unitWords(count: number): string {
  return count === 1 ? "1 unit" : `${count.toLocaleString("en-IN")} units`;
}
