"use client";

import { PackageCheck, Tag } from "lucide-react";
import { useState } from "react";
import { OrderCancel } from "@/components/admin/orders/money/order-cancel";
import { useMay } from "@/components/admin/users/role";
import { Button, ButtonLink } from "@/components/ui/button";
import type { AdminOrder } from "@/lib/orders/contract";
import { allows } from "@/lib/orders/status/order-status";

type OrderActionsProps = {
  order: AdminOrder;
  /** Whether to include a link to the order's page. */
  open?: boolean;
};

/** Actions for an order besides its status. */
export function OrderActions({ order, open = false }: OrderActionsProps) {
  const [asks, setAsks] = useState(false);
  const mayHandle = useMay("orders");
  const page = `/admin/orders/${order.order_id}`;
  return (
    <div className="flex-row">
      {open && (
        <ButtonLink variant="ink" size="s" href={page}>
          Open order
        </ButtonLink>
      )}
      {order.order_status !== "canceled" && (
        <ButtonLink variant={open ? "line" : "ink"} size="s" href={`${page}/packing-slip`}>
          <PackageCheck className="icon" aria-hidden="true" />
          Packing slip
        </ButtonLink>
      )}
      {order.order_status !== "canceled" && !open && (
        <ButtonLink variant="line" size="s" href={`${page}/label`}>
          <Tag className="icon" aria-hidden="true" />
          Driver’s label
        </ButtonLink>
      )}
      {mayHandle && allows("cancelForCustomer", order.order_status) && (
        <Button variant="line" size="s" onClick={() => setAsks(true)}>
          Cancel order
        </Button>
      )}
      <OrderCancel order={order} open={asks} onClose={() => setAsks(false)} />
    </div>
  );
}
