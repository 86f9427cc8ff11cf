"use client";

import { useState } from "react";
import { FaultDialog } from "@/components/faults/fault-dialog";
import { CancelDialog } from "@/components/orders/cancel-dialog";
import { HISTORY_FAILURE } from "@/components/orders/failures";
import { LoadMore } from "@/components/orders/load-more";
import { OrderCard } from "@/components/orders/order-card";
import { OrderDelivery } from "@/components/orders/order-delivery";
import { orderHeadingId } from "@/components/orders/order-heading";
import { useCancellation } from "@/components/orders/use-cancellation";
import { useFirstNew } from "@/components/orders/use-first-new";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Fault } from "@/lib/faults/contract";
import { useOwnFaults } from "@/lib/faults/hooks";
import type { FirstEntries } from "@/lib/http/browser/list-hooks";
import type { Order } from "@/lib/orders/contract";
import { useOrderHistory } from "@/lib/orders/hooks";

type OrderListProps = { first: FirstEntries<Order>; reports: Fault[] };

/** The customer's orders, newest first, with the faults they reported. */
export function OrderList({ first, reports: firstFaults }: OrderListProps) {
  const history = useOrderHistory(first);
  const orders = history.data.pages.flat();
  const expectNew = useFirstNew(
    orders.map((order) => order.order_id),
    orderHeadingId,
  );
  const { order, ask, cancel, close } = useCancellation();
  const reports = useOwnFaults(firstFaults);
  const [faulty, setFaulty] = useState<Order>();
  const [moving, setMoving] = useState<Order>();
  if (orders.length === 0) {
    return (
      <EmptyState text="You have not ordered anything yet.">
        <ButtonLink size="s" href="/products">
          See Our Products
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ol className="order-cards" aria-label="Orders, newest first">
        {orders.map((item) => (
          <OrderCard
            key={item.order_id}
            order={item}
            onCancel={ask}
            onReport={setFaulty}
            onDelivery={setMoving}
            reports={reports.filter(({ order_id }) => order_id === item.order_id)}
          />
        ))}
      </ol>
      <LoadMore pages={history} failure={HISTORY_FAILURE} onMore={expectNew} />
      <CancelDialog order={order} onCancel={cancel} onClose={close} />
      <OrderDelivery order={moving} onClose={() => setMoving(undefined)} />
      <FaultDialog order={faulty} onClose={() => setFaulty(undefined)} />
    </>
  );
}
