import { formatPaise } from "@/lib/money";
import { unitWords } from "@/lib/orders/refund/rules";

/** An entry of the dashboard's Recent Activity. */
export type Activity = {
  key: string;
  type: "Order" | "Purchase";
  text: string;
  at: Date;
  /** The order was cancelled. */
  isCanceled?: boolean;
};

const ORDERS_KEPT = 4;
const ENTRIES_SHOWN = 5;

/**
 * Orders and purchases in one list, newest first, at most five. Amounts in paise. What an order says already
 * is not said again by its purchase.
 */
export function recentActivity(
  orders: readonly {
    order_id: string;
    product_name: string;
    total_amount: number;
    order_status: string | null;
    purchase_time: Date;
  }[],
  purchases: readonly {
    product_name: string;
    total_items_purchased: number;
    purchase_time: Date;
  }[],
): Activity[] {
  const ordered = orders.slice(0, ORDERS_KEPT).map(
    (order): Activity => ({
      key: order.order_id,
      type: "Order",
      text: `Ordered ${order.product_name} – ${formatPaise(order.total_amount)}`,
      at: order.purchase_time,
      isCanceled: order.order_status === "canceled",
    }),
  );
  const told = new Set(orders.slice(0, ORDERS_KEPT).map(({ product_name }) => product_name));
  const purchased = purchases
    .filter(({ product_name }) => !told.has(product_name))
    .map(
      (purchase): Activity => ({
        key: purchase.product_name,
        type: "Purchase",
        text: `Purchased ${purchase.product_name} – ${unitWords(purchase.total_items_purchased)}`,
        at: purchase.purchase_time,
      }),
    );
  return [...ordered, ...purchased]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, ENTRIES_SHOWN);
}

/** One bar of the Purchase Summary: a product and the number of units bought. */
export type PurchaseBar = { name: string; count: number };

/** One bar per product, largest first, then by name. */
export function purchaseBars(
  purchases: readonly { product_name: string; total_items_purchased: number }[],
): PurchaseBar[] {
  return purchases
    .map(({ product_name, total_items_purchased }) => ({
      name: product_name,
      count: total_items_purchased,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, "en-IN"));
}

/** Whether bars of these say more than the numbers themselves: three or more, not all equal. */
export function isComparable(bars: readonly { count: number }[]): boolean {
  return bars.length >= 3 && new Set(bars.map(({ count }) => count)).size > 1;
}

const MOST_STEPS = 10;

/**
 * The ticks of an axis of counts: from zero in steps of 1 while ten steps are enough, then in steps of 2, 5,
 * 10, 20, 50 and so on. The last tick is at or above `max`.
 */
export function countTicks(max: number): number[] {
  const step = countStep(max);
  const steps = Math.max(Math.ceil(max / step), 1);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

function countStep(max: number): number {
  for (let decade = 1; ; decade *= 10) {
    const step = [1, 2, 5].map((n) => n * decade).find((size) => max <= size * MOST_STEPS);
    if (step) return step;
  }
}

export type OrderBars = readonly { name: string; count: number }[];

/** One bar per ordered product, in the given order; repeated names get a number. */
export function orderBars(
  products: readonly { product_name: string; total_orders: number }[],
): OrderBars {
  const used = new Map<string, number>();
  return products
    .filter(({ total_orders }) => total_orders > 0)
    .map(({ product_name, total_orders }) => {
      const nth = (used.get(product_name) ?? 0) + 1;
      used.set(product_name, nth);
      return {
        name: nth === 1 ? product_name : `${product_name} (${nth})`,
        count: total_orders,
      };
    });
}
