"use client";

import { useEffect, useRef } from "react";
import { isSelectable, type Selection } from "@/components/admin/orders/several/use-selection";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { AdminOrder } from "@/lib/orders/contract";

/** Checkbox that selects an order; with Shift, the range from the one selected before. */
export function SelectBox({ order, selection }: { order: AdminOrder; selection: Selection }) {
  const { order_id: id, order_number } = order;
  return (
    <label className="pick">
      <input
        type="checkbox"
        aria-label={`Select ${order_number}`}
        disabled={!useHydrated() || !isSelectable(order)}
        checked={selection.has(id)}
        onChange={({ nativeEvent }) => {
          selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
      />
    </label>
  );
}

/** Checkbox that selects or deselects all orders of the page. `children` is its visible label, if any. */
export function SelectPage({ selection, children }: { selection: Selection; children?: string }) {
  const box = useRef<HTMLInputElement>(null);
  const { page } = selection;
  useEffect(() => {
    if (box.current) box.current.indeterminate = page === "some";
  }, [page]);
  return (
    <label className="pick">
      <input
        ref={box}
        type="checkbox"
        aria-label={children ? undefined : "Select all orders of this page"}
        disabled={!useHydrated()}
        checked={page === "all"}
        onChange={selection.togglePage}
      />
      {children && <span>{children}</span>}
    </label>
  );
}
