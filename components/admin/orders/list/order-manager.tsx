"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { NoOrders } from "@/components/admin/orders/list/no-orders";
import { OrderDetails } from "@/components/admin/orders/list/order-details";
import { OrderFilters } from "@/components/admin/orders/list/order-filters";
import { OrderSheet } from "@/components/admin/orders/list/order-sheet";
import { OrderTable } from "@/components/admin/orders/list/order-table";
import { orderButtonId } from "@/components/admin/orders/order-button";
import { OrderStore, useOrderStore } from "@/components/admin/orders/order-store";
import { SelectionBar } from "@/components/admin/orders/several/selection-bar";
import { SeveralResult } from "@/components/admin/orders/several/several-result";
import { type Selection, useSelection } from "@/components/admin/orders/several/use-selection";
import { useSeveral } from "@/components/admin/orders/several/use-several";
import { useRowKeys } from "@/components/admin/view/use-row-keys";
import { ViewPager } from "@/components/admin/view/view-pager";
import { ViewBody } from "@/components/admin/view/view-state";
import type { OrderPage } from "@/lib/orders/admin/contract";
import { shiftedCounts, shiftedNeeds } from "@/lib/orders/admin/counts";
import type { AdminOrder } from "@/lib/orders/contract";

/** A page of orders with the details of the chosen one: beside the table or, below 1280 px, over it. */
export function OrderManager({ page }: { page: OrderPage }) {
  return (
    <OrderStore drawn={page.orders}>
      <OrderView page={page} />
    </OrderStore>
  );
}

function OrderView({ page }: { page: OrderPage }) {
  const { orders } = useOrderStore();
  const { counts, needs, product } = page;
  // Kept above the rows: a change of status may leave the view without rows.
  const selection = useSelection(orders);
  const several = useSeveral();
  return (
    <>
      <OrderFilters
        counts={counts && shiftedCounts(counts, page.orders, orders)}
        needs={needs && shiftedNeeds(needs, page.orders, orders)}
        product={product}
      />
      <ViewBody>
        <SeveralResult failures={several.failures} onClose={several.forget} />
        {orders.length === 0 ? (
          <NoOrders />
        ) : (
          <OrderRows {...{ orders, page, selection, several }} />
        )}
      </ViewBody>
    </>
  );
}

type OrderRowsProps = {
  orders: readonly AdminOrder[];
  page: OrderPage;
  selection: Selection;
  several: ReturnType<typeof useSeveral>;
};

function OrderRows({ orders, page, selection, several }: OrderRowsProps) {
  const { chosen, sheet, choose, close } = useChoice(orders, selection.toggle);
  return (
    <>
      <div className={chosen ? "list-detail" : undefined}>
        <div className="table-wrap">
          <OrderTable
            orders={orders}
            chosenId={chosen?.order_id}
            onChoose={choose}
            selection={selection}
          />
          <SelectionBar selection={selection} several={several} />
          <ViewPager ends={page}>{orders.length} shown</ViewPager>
        </div>
        {chosen && (
          <aside className="order-detail" aria-label="Order details">
            <OrderDetails order={chosen} onClose={close} />
          </aside>
        )}
      </div>
      <OrderSheet open={sheet && chosen !== undefined} onClose={close}>
        {chosen && <OrderDetails order={chosen} onClose={close} />}
      </OrderSheet>
    </>
  );
}

// From this width on, the style sheet shows the panel beside the table.
const BESIDE = "(min-width: 1280px)";

/** The chosen order. Starts with the first one of each page, so that the panel is there on first paint. */
function useChoice(orders: readonly AdminOrder[], mark: (orderId: string) => void) {
  const router = useRouter();
  const [id, setId] = useState<string | null>(() => orders[0]?.order_id ?? null);
  const [sheet, setSheet] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const ids = orders.map((order) => order.order_id);
  // The list shows another page, without the chosen order.
  if (id !== null && !ids.includes(id)) setId(ids[0] ?? null);

  useRowKeys({
    ids,
    chosen: id,
    choose: (orderId) => {
      setId(orderId);
      goToRow(orderId);
    },
    mark,
    open: (orderId) => router.push(`/admin/orders/${orderId}`),
  });

  function choose(orderId: string) {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setId(orderId);
    setSheet(!window.matchMedia(BESIDE).matches);
  }

  function close() {
    // The sheet is modal and returns the focus itself; the panel's close button, which has the focus, goes away.
    if (sheet) setSheet(false);
    else {
      setId(null);
      opener.current?.focus();
    }
  }

  return { chosen: orders.find((order) => order.order_id === id), sheet, choose, close };
}

/** Scrolls a row into view and blurs the table, so that Enter opens the chosen row, not the button pressed last. */
function goToRow(orderId: string) {
  const row = document.getElementById(orderButtonId(orderId))?.closest("tr");
  row?.scrollIntoView({ block: "nearest" });
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && row?.parentElement?.contains(focused)) focused.blur();
}
