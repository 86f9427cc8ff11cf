"use client";

import { useRef, useState } from "react";
import { rangeOf } from "@/components/admin/orders/several/selection-rules";
import { withView } from "@/components/admin/view/view-address";
import { useView } from "@/components/admin/view/view-state";
import type { AdminOrder } from "@/lib/orders/contract";

export type Selection = {
  /** The selected orders; those of other pages as they were when selected. */
  orders: readonly AdminOrder[];
  has: (id: string) => boolean;
  /** Whether all selectable orders of this page are selected, some, or none. */
  page: "all" | "some" | "none";
  /** Selects or deselects one; with `range`, the range from the one toggled before. */
  toggle: (id: string, range?: boolean) => void;
  togglePage: () => void;
  /** Deselects all but these. */
  keepOnly: (ids: readonly string[]) => void;
};

/** The selected orders. The selection is kept across pages of a view, and reset when the view changes. */
export function useSelection(orders: readonly AdminOrder[]): Selection {
  const [chosen, setChosen] = useChosen();
  const anchor = useRef<string | null>(null);
  const free = orders.filter(isSelectable);
  const ids = free.map(({ order_id }) => order_id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const page = count === 0 ? "none" : count === ids.length ? "all" : "some";

  function mark(marked: readonly string[], isOn: boolean) {
    const next = new Map(chosen);
    for (const order of free) {
      if (!marked.includes(order.order_id)) continue;
      if (isOn) next.set(order.order_id, order);
      else next.delete(order.order_id);
    }
    setChosen(next);
  }

  const now = [...chosen.values()].map(
    (order) => orders.find(({ order_id }) => order_id === order.order_id) ?? order,
  );
  // Drop orders that were canceled since they were selected.
  const live = now.filter(isSelectable);
  return {
    orders: live,
    has: (id) => live.some(({ order_id }) => order_id === id),
    page,
    toggle: (id, range = false) => {
      mark(range ? rangeOf(ids, anchor.current, id) : [id], !chosen.has(id));
      anchor.current = id;
    },
    togglePage: () => mark(ids, page !== "all"),
    keepOnly: (kept) =>
      setChosen((before) => new Map([...before].filter(([id]) => kept.includes(id)))),
  };
}

/** The selected orders by id; reset when the view changes. */
function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, AdminOrder>>(new Map());
  const view = withView("", useView().params, {});
  const [seen, setSeen] = useState(view);
  if (seen !== view) {
    setSeen(view);
    setChosen(new Map());
  }
  return [chosen, setChosen] as const;
}

/** Canceled orders cannot be selected. */
export function isSelectable({ order_status }: Pick<AdminOrder, "order_status">): boolean {
  return order_status !== "canceled";
}
