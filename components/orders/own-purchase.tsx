"use client";

import { FaultLines } from "@/components/faults/fault-lines";
import {
  DeliveryAction,
  OrderActions,
  OrderLinks,
} from "@/components/orders/history/order-actions";
import { useOrderDialogs } from "@/components/orders/history/use-order-dialogs";
import { OrderJourney } from "@/components/orders/journey/order-journey";
import { telHref } from "@/lib/content/rules";
import type { Fault } from "@/lib/faults/contract";
import { useOwnFaults } from "@/lib/faults/hooks";
import type { Order } from "@/lib/orders/contract";
import { useOwnPurchase } from "@/lib/orders/hooks";

type OwnPurchaseProps = {
  number: string;
  initial: { orders: Order[]; is_invoiced: boolean };
  reports: Fault[];
  phone: string;
};

/** The purchase of an order, with all that its customer can do. */
export function OwnPurchase({ number, initial, reports: first, phone }: OwnPurchaseProps) {
  const { orders, is_invoiced } = useOwnPurchase(number, initial);
  const reports = useOwnFaults(first);
  const { open, dialogs } = useOrderDialogs();
  return (
    <>
      <OrderJourney orders={orders} isInvoiced={is_invoiced}>
        {orders.map((order) => (
          <OrderActions key={order.order_id} order={order} open={open} named={orders.length > 1} />
        ))}
        <DeliveryAction orders={orders} open={open} />
        <OrderLinks orders={orders} here />
        <a className="link numeric" href={telHref(phone)}>
          {phone}
        </a>
      </OrderJourney>
      {orders.map((order) => (
        <FaultLines
          key={order.order_id}
          reports={reports.filter(({ order_id }) => order_id === order.order_id)}
          order={order.order_number}
        />
      ))}
      {dialogs}
    </>
  );
}
