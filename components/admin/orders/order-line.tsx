import type { AdminOrder } from "@/lib/orders/contract";

/** Names the order that a dialog is about. */
export function OrderLine({ order }: { order: AdminOrder }) {
  return (
    <p className="numeric order-line">
      {order.order_number}, {order.quantity_ordered} × {order.product_name} for {order.user_name}
    </p>
  );
}
