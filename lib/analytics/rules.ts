import { formatPaise } from "@/lib/money";

/** An entry of the dashboard's Recent Activity. */
export type Activity = { key: string; type: "Order" | "Purchase"; text: string; at: Date };

const ORDERS_KEPT = 4;
const ENTRIES_SHOWN = 5;

/**
 * Orders and purchases in one list, newest first, at most five. Amounts in paise.
 * Of one moment the order comes first.
 */
export function recentActivity(
  orders: readonly {
    order_id: string;
    product_name: string;
    total_amount: number;
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
    }),
  );
  const purchased = purchases.map(
    (purchase): Activity => ({
      key: purchase.product_name,
      type: "Purchase",
      text: `Purchased ${purchase.product_name} – ${purchase.total_items_purchased} units`,
      at: purchase.purchase_time,
    }),
  );
  return [...ordered, ...purchased]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, ENTRIES_SHOWN);
}
