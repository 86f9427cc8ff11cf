"use client";

import { HISTORY_FAILURE } from "@/components/orders/failures";
import { LoadMore } from "@/components/orders/load-more";
import { OrderCard } from "@/components/orders/order-card";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Order } from "@/lib/orders/contract";
import { useOrderHistory } from "@/lib/orders/hooks";

/** The customer's orders, newest first. `firstPage` is what the server has drawn. */
export function OrderList({ firstPage }: { firstPage: Order[] }) {
  const history = useOrderHistory(firstPage);
  const orders = history.data.pages.flat();
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
      <ol className="ords" aria-label="Orders, newest first">
        {orders.map((order) => (
          <OrderCard key={order.order_id} order={order} />
        ))}
      </ol>
      <LoadMore pages={history} failure={HISTORY_FAILURE} />
    </>
  );
}
