import type { OrderStatus, RefundView } from "@/lib/orders/contract";
import { isAway } from "@/lib/orders/status/order-status";

/** The sum of several refunds, done once all of them are. Newest first; null for none. */
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

/**
 * Paise that can still be refunded of an order: its price minus its refunds, limited to what is left of its
 * payment.
 */
export function refundablePaise(order: {
  totalPaise: number;
  /** Refunds of the order itself. */
  backPaise: number;
  /** The payment of its purchase with all its refunds; undefined for cash. */
  payment?: { amountPaise: number; backPaise: number };
}): number {
  const { totalPaise, backPaise, payment } = order;
  const own = totalPaise - backPaise;
  const left = payment ? Math.min(own, payment.amountPaise - payment.backPaise) : own;
  return Math.max(left, 0);
}

/** What happens to a returned parcel: still on its way, or received and sellable or damaged. */
export const GOODS_BACK = ["coming", "sellable", "damaged"] as const;

/** What happens to units given up: the customer keeps them, or they are returned. */
export const GOODS = ["stays", ...GOODS_BACK] as const;
export type Goods = (typeof GOODS)[number];

/** The choices for the units of an order: if they never left, they are in the shop. */
export function goodsChoices(status: OrderStatus): readonly Goods[] {
  return isAway(status) ? GOODS : ["sellable", "damaged"];
}

/** The default for the units of a canceled order: a parcel on its way is not back on the shelf yet. */
export function goodsOfCancellation(status: OrderStatus): Goods {
  return isAway(status) ? "coming" : "sellable";
}

/** A refund reason in words. */
export function refundReasonWords(reason: string): string {
  return REASONS[reason] ?? reason;
}

const REASONS: Record<string, string> = {
  duplicate: "Paid twice",
  amount_mismatch: "Wrong amount",
  out_of_stock: "Sold out before it was paid",
  replaced: "Replaced by another purchase before it was paid",
  order_canceled: "Order cancelled",
  part: "Part of the order",
  by_hand: "Made in the Razorpay dashboard",
};

/** "1 unit", "2 units". */
export function unitWords(count: number): string {
  return count === 1 ? "1 unit" : `${count.toLocaleString("en-IN")} units`;
}
