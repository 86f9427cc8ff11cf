"use client";

import { useRef, useState } from "react";
import { orderButtonId } from "@/components/admin/order-button";
import { OrderDetails } from "@/components/admin/order-details";
import { OrderSheet } from "@/components/admin/order-sheet";
import { OrderTable } from "@/components/admin/order-table";
import { ALL_ORDERS_FAILURE } from "@/components/orders/failures";
import { LoadMore } from "@/components/orders/load-more";
import { useFirstNew } from "@/components/orders/use-first-new";
import { EmptyState } from "@/components/ui/empty-state";
import type { FirstEntries } from "@/lib/http/list-hooks";
import type { AdminOrder } from "@/lib/orders/contract";
import { useAllOrders } from "@/lib/orders/hooks";

/** All orders, newest first, and the details of the chosen one: beside the table or, below 1280 px, over it. */
export function OrderManager({ first }: { first: FirstEntries<AdminOrder> }) {
  const pages = useAllOrders(first);
  const orders = pages.data.pages.flat();
  const expectNew = useFirstNew(
    orders.map((order) => order.order_id),
    orderButtonId,
  );
  const { chosen, sheet, choose, close } = useChoice(orders);
  if (orders.length === 0) {
    return <EmptyState text="No orders found for the selected status." />;
  }
  return (
    <>
      <div className={chosen ? "md" : undefined}>
        <div className="tw">
          <OrderTable orders={orders} chosenId={chosen?.order_id} onChoose={choose} />
          <div className="pg">
            <span className="mute num">
              {pages.hasNextPage ? `${orders.length} newest shown` : `${orders.length} in all`}
            </span>
            <LoadMore
              pages={pages}
              failure={ALL_ORDERS_FAILURE}
              onMore={expectNew}
              audience="admin"
            />
          </div>
        </div>
        {chosen && (
          <aside className="det" aria-label="Order details">
            <OrderDetails order={chosen} onClose={close} />
          </aside>
        )}
      </div>
      <OrderSheet open={sheet} onClose={close}>
        {chosen && <OrderDetails order={chosen} onClose={close} />}
      </OrderSheet>
    </>
  );
}

// From here the stylesheet shows the panel beside the table.
const BESIDE = "(min-width: 1280px)";

/** Starts with the newest order, so that the panel stands there from the first paint. */
function useChoice(orders: readonly AdminOrder[]) {
  const [id, setId] = useState<string | null>(() => orders[0]?.order_id ?? null);
  const [sheet, setSheet] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  function choose(orderId: string) {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setId(orderId);
    setSheet(!window.matchMedia(BESIDE).matches);
  }

  function close() {
    // The sheet is modal and gives the focus back itself; the panel leaves it on a button that is gone.
    if (sheet) setSheet(false);
    else {
      setId(null);
      opener.current?.focus();
    }
  }

  return { chosen: orders.find((order) => order.order_id === id), sheet, choose, close };
}
