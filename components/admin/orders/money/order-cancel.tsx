"use client";

import { CANCEL_CHOICES } from "@/components/admin/orders/money/refund-text";
import { OrderReason } from "@/components/admin/orders/order-reason";
import { CANCEL_FAILURE, cancelWords } from "@/components/admin/orders/order-text";
import { cancelOrderByAdmin } from "@/lib/orders/admin/contract";
import type { AdminOrder } from "@/lib/orders/contract";
import { isAway } from "@/lib/orders/status/order-status";

type OrderCancelProps = { order: AdminOrder; open: boolean; onClose: () => void };

/** Dialog to cancel an order for the customer: asks for the reason and says what happens. */
export function OrderCancel({ order, open, onClose }: OrderCancelProps) {
  return (
    <OrderReason
      {...{ order, open, onClose }}
      spec={cancelOrderByAdmin}
      failure={CANCEL_FAILURE}
      title="Cancel this order?"
      says={cancelWords(order)}
      choices={isAway(order.order_status) ? CANCEL_CHOICES : undefined}
      help="The customer sees it in Order History."
      keep="Keep order"
      submit="Cancel order"
    />
  );
}
