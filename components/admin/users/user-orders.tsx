import Link from "next/link";
import { StatusTag } from "@/components/orders/status-tag";
import { TextLink } from "@/components/ui/facts/text-link";
import { formatDateTime } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import type { AdminOrder } from "@/lib/orders/contract";

type UserOrdersProps = {
  /** The newest orders. */
  orders: readonly AdminOrder[];
  allHref: string;
  /** Number of all orders. */
  count: number;
};

/** A user's orders, newest first. */
export function UserOrders({ orders, allHref, count }: UserOrdersProps) {
  if (count === 0) return <p className="mute">No orders yet.</p>;
  return (
    <>
      <ul className="order-lines">
        {orders.map((order) => (
          <li key={order.order_id}>
            <span>
              <Link
                className="order-number numeric"
                href={`/admin/orders/${order.order_id}`}
                prefetch={false}
              >
                {order.order_number}
              </Link>
              <span className="mute numeric small own-line">
                {order.quantity_ordered} × {order.product_name},{" "}
                {formatDateTime(order.purchase_time)}
              </span>
            </span>
            <StatusTag status={order.order_status} />
            <b className="numeric user-amount">{formatPaise(order.total_amount)}</b>
          </li>
        ))}
      </ul>
      {count > orders.length && (
        <p>
          <TextLink href={allHref}>All {count.toLocaleString("en-IN")} orders</TextLink>
        </p>
      )}
    </>
  );
}
