"use client";

import { OrderDelivery } from "@/components/admin/orders/order-delivery";
import { OrderPromise } from "@/components/admin/orders/order-promise";
import { OrderReach } from "@/components/admin/orders/order-reach";
import { useOrderTracking } from "@/components/admin/orders/status/order-tracking";
import { Allowed } from "@/components/admin/users/role";
import { Fact } from "@/components/ui/facts/fact";
import { TextLink } from "@/components/ui/facts/text-link";
import type { AdminOrder } from "@/lib/orders/contract";
import type { OrderRecord } from "@/lib/orders/record/record-view";
import { cancellation } from "@/lib/orders/rules";

/** The customer and the delivery. `order` is the one on screen, which may be newer than the one in `record`. */
export function OrderCustomer({ record, order }: { record: OrderRecord; order: AdminOrder }) {
  const { driver_note } = record;
  const reason = cancellation(order)?.reason;
  const tracking = useOrderTracking(order);
  return (
    <section className="surface" aria-labelledby="customer">
      <h2 id="customer">Customer</h2>
      <dl>
        <Fact name="Name">
          <TextLink href={`/admin/users/${record.user_id}`}>{order.user_name}</TextLink>
        </Fact>
        <OrderReach order={order} />
        {tracking.fact}
        {driver_note && <Fact name="Driver note">{driver_note}</Fact>}
        {record.entered_by && <Fact name="Entered by">{record.entered_by}</Fact>}
        {reason && <Fact name="Cancelled for">{reason}</Fact>}
      </dl>
      <OrderPromise order={order} />
      {tracking.dialog}
      <Allowed right="orders">
        <OrderDelivery order={order} />
      </Allowed>
      <p className="flex-row">
        <TextLink href={`/admin/orders?user_id=${record.user_id}&canceled=1`}>
          All orders of this customer
        </TextLink>
        <TextLink href={`/admin/report?order_id=${order.order_id}`}>Charger reports</TextLink>
      </p>
    </section>
  );
}
