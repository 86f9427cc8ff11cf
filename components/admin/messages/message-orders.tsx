"use client";

import { StatusTag } from "@/components/orders/status-tag";
import { TextLink } from "@/components/ui/facts/text-link";
import { formatDateTime } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import type { Match, MessageOrders } from "@/lib/orders/messages/contract";

/** Orders that may belong to the writer, newest first, each with the reason. */
export function MessageOrdersBox({ customers, telephone, orders }: MessageOrders) {
  return (
    <section className="surface" aria-labelledby="writer-orders">
      <h2 id="writer-orders">Orders</h2>
      {customers.map(({ user_id, user_name, match }) => (
        <p key={user_id}>
          <TextLink href={`/admin/users/${user_id}`}>{user_name}</TextLink>
          <span className="own-line mute small">{WRITERS[match]}</span>
        </p>
      ))}
      {orders.length === 0 ? (
        <p className="mute">No orders from this email address or mobile number.</p>
      ) : (
        <ul className="order-lines">
          {orders.map((order) => (
            <OrderOf key={order.order_id} order={order} />
          ))}
        </ul>
      )}
      {orders.some(({ match }) => match === "phone") && (
        <p className="mute small">
          Anybody can type a phone number. Find out who is asking before you say anything about an
          order that only the number leads to.
        </p>
      )}
      <More customers={customers} telephone={telephone} orders={orders} />
    </section>
  );
}

function OrderOf({ order }: { order: MessageOrders["orders"][number] }) {
  const { order_id, order_number, product_name, quantity_ordered, total_amount } = order;
  return (
    <li>
      <span>
        <TextLink className="numeric" href={`/admin/orders/${order_id}`}>
          {order_number}
        </TextLink>
        <span className="own-line numeric">
          {quantity_ordered} × {product_name}, {formatPaise(total_amount)}
        </span>
        <span className="own-line mute small numeric">
          {order.user_name}, {formatDateTime(order.purchase_time)}. {MATCHES[order.match]}
        </span>
      </span>
      <StatusTag status={order.order_status} />
    </li>
  );
}

function More({ customers, telephone, orders }: MessageOrders) {
  if (orders.length === 0) return null;
  const byPhone = telephone && new URLSearchParams({ query: telephone, canceled: "1" });
  return (
    <p className="flex-row inbox-actions">
      {customers.map(({ user_id, user_name }) => (
        <TextLink key={user_id} href={`/admin/orders?user_id=${user_id}&canceled=1`}>
          All orders of {user_name}
        </TextLink>
      ))}
      {byPhone && <TextLink href={`/admin/orders?${byPhone}`}>All orders by this number</TextLink>}
    </p>
  );
}

const WRITERS = {
  account: "Written while logged in.",
  email: "Has verified this email address.",
};

const MATCHES: Record<Match, string> = {
  account: "Own account.",
  email: "Same email address.",
  phone: "Same telephone number.",
};
