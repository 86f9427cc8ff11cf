"use client";

import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { DayFilters } from "@/components/admin/orders/list/day-filters";
import { Narrowed, ProductFilter } from "@/components/admin/orders/list/product-filter";
import { ViewDates } from "@/components/admin/view/view-dates";
import { useView } from "@/components/admin/view/view-state";
import { ViewTabs } from "@/components/admin/view/view-tabs";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { OrderPage } from "@/lib/orders/admin/contract";
import { countOf } from "@/lib/orders/admin/counts";
import { STATUS_TABS } from "@/lib/orders/admin/filters";

type OrderFiltersProps = Pick<OrderPage, "counts" | "needs" | "product">;

/** Filters of the table: the day's work, status, days, product, and whether canceled orders are included. */
export function OrderFilters({ counts, needs, product }: OrderFiltersProps) {
  const tabs = STATUS_TABS.map((tab) => ({
    ...tab,
    count: counts ? countOf(counts, tab.value, false) : undefined,
  }));
  return (
    <div className="view-bar order-bar">
      <DayFilters counts={needs} />
      <Narrowing product={product} />
      <ViewTabs label="Status" name="status" choices={tabs} />
      <Switch name="canceled" on="1" count={counts?.canceled}>
        Show cancelled
      </Switch>
    </div>
  );
}

const NARROWING = ["from", "to", "product_id", "user_id"];

/** Days, product and customer. Phones have them behind a button, unless they narrow the list already. */
function Narrowing({ product }: Pick<OrderPage, "product">) {
  const { params, show } = useView();
  const [open, setOpen] = useState(NARROWING.some((name) => params.has(name)));
  const id = useId();
  return (
    <>
      <Button
        variant="line"
        size="s"
        className="order-more"
        waking={!useHydrated()}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal className="icon" aria-hidden="true" />
        More filters
      </Button>
      <div className="order-narrow" id={id} data-open={open || undefined}>
        <ViewDates />
        <ProductFilter product={product} />
        {params.get("user_id") && (
          <Narrowed label="Orders of all customers" onClear={() => show({ user_id: null })}>
            Orders of one customer
          </Narrowed>
        )}
      </div>
    </>
  );
}

type SwitchProps = {
  /** Query parameter, and its value while the filter is on. */
  name: string;
  on: string;
  count?: number;
  children: string;
};

function Switch({ name, on, count, children }: SwitchProps) {
  const { params, show } = useView();
  const isOn = params.get(name) === on;
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        disabled={!useHydrated()}
        checked={isOn}
        onChange={(event) => show({ [name]: event.target.checked ? on : null })}
      />
      <i />
      {children}
      {count !== undefined && (
        <small className="numeric mute">{count.toLocaleString("en-IN")}</small>
      )}
    </label>
  );
}
