"use client";

import { DayFilters } from "@/components/admin/orders/list/day-filters";
import { Narrowed, ProductFilter } from "@/components/admin/orders/list/product-filter";
import { ViewDates } from "@/components/admin/view/view-dates";
import { useView } from "@/components/admin/view/view-state";
import { ViewTabs } from "@/components/admin/view/view-tabs";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { OrderPage } from "@/lib/orders/admin/contract";
import { countOf } from "@/lib/orders/admin/counts";
import { STATUS_TABS } from "@/lib/orders/admin/filters";

type OrderFiltersProps = Pick<OrderPage, "counts" | "needs" | "product">;

/** Filters of the table: the day's work, status, days, product, and whether canceled orders are included. */
export function OrderFilters({ counts, needs, product }: OrderFiltersProps) {
  const { params, show } = useView();
  const tabs = STATUS_TABS.map((tab) => ({
    ...tab,
    count: counts ? countOf(counts, tab.value, false) : undefined,
  }));
  return (
    <div className="view-bar order-bar">
      <DayFilters counts={needs} />
      <div className="order-narrow">
        <ViewDates />
        <ProductFilter product={product} />
        {params.get("user_id") && (
          <Narrowed label="Orders of all customers" onClear={() => show({ user_id: null })}>
            Orders of one customer
          </Narrowed>
        )}
      </div>
      <ViewTabs label="Status" name="status" choices={tabs} />
      <Switch name="canceled" on="1" count={counts?.canceled}>
        Show cancelled
      </Switch>
    </div>
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
