"use client";

import { HISTORY_FAILURE } from "@/components/orders/failures";
import { emptyWords } from "@/components/orders/history/history-filter";
import { useOrderDialogs } from "@/components/orders/history/use-order-dialogs";
import { LoadMore } from "@/components/orders/load-more";
import { OrderCard } from "@/components/orders/order-card";
import { orderHeadingId } from "@/components/orders/order-heading";
import { useFirstNew } from "@/components/orders/use-first-new";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Fault } from "@/lib/faults/contract";
import { useOwnFaults } from "@/lib/faults/hooks";
import type { FirstEntries } from "@/lib/http/browser/list-hooks";
import type { Order } from "@/lib/orders/contract";
import { useOrderHistory } from "@/lib/orders/hooks";
import { byPurchase } from "@/lib/orders/own/rules";
import type { HistoryPart } from "@/lib/orders/own/states";

type OrderListProps = {
  first: FirstEntries<Order>;
  /** The part of the history; all of it if left out. */
  part?: HistoryPart;
  reports: Fault[];
};

/** The customer's orders by purchase, newest first, with the faults they reported. */
export function OrderList({ first, part, reports: firstFaults }: OrderListProps) {
  const history = useOrderHistory(first, part);
  const orders = history.data.pages.flat();
  const expectNew = useFirstNew(
    orders.map((order) => order.order_id),
    orderHeadingId,
  );
  const { open, dialogs } = useOrderDialogs();
  const reports = useOwnFaults(firstFaults);
  if (orders.length === 0) return <NoOrders part={part} />;
  return (
    <>
      <ol className="order-cards" aria-label="Orders, newest first">
        {byPurchase(orders).map((purchase) => (
          <OrderCard
            key={purchase[0]?.purchase_id}
            orders={purchase}
            open={open}
            reports={reports}
          />
        ))}
      </ol>
      <LoadMore pages={history} failure={HISTORY_FAILURE} onMore={expectNew} />
      {dialogs}
    </>
  );
}

function NoOrders({ part }: { part: HistoryPart | undefined }) {
  if (part) {
    return (
      <EmptyState text={emptyWords(part)}>
        <ButtonLink size="s" variant="line" href="/order">
          All orders
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState text="You have not ordered anything yet.">
      <ButtonLink size="s" href="/products">
        See Our Products
      </ButtonLink>
    </EmptyState>
  );
}
