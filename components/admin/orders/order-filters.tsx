"use client";

import { ViewDates } from "@/components/admin/view/view-dates";
import { useView } from "@/components/admin/view/view-state";
import { ViewTabs } from "@/components/admin/view/view-tabs";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { StatusCounts } from "@/lib/orders/admin-contract";
import { countOf } from "@/lib/orders/counts";
import { STATUS_TABS } from "@/lib/orders/filters";

/** What the table is narrowed to: a status, days, whether canceled orders are shown as well, and whether cash is due. */
export function OrderFilters({ counts }: { counts: StatusCounts | null }) {
  const tabs = STATUS_TABS.map((tab) => ({
    ...tab,
    count: counts ? countOf(counts, tab.value, false) : undefined,
  }));
  return (
    <div className="view-bar ord-bar">
      <ViewTabs label="Status" name="status" choices={tabs} />
      <div className="ord-narrow">
        <ViewDates />
        <Switch name="canceled" on="1" count={counts?.canceled}>
          Show canceled
        </Switch>
        <Switch name="cash" on="open">
          Cash to collect
        </Switch>
      </div>
    </div>
  );
}

type SwitchProps = {
  /** What it is called in the address, and what stands there while it is on. */
  name: string;
  on: string;
  count?: number;
  children: string;
};

function Switch({ name, on, count, children }: SwitchProps) {
  const { params, show } = useView();
  const isOn = params.get(name) === on;
  return (
    <label className="sw">
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
      {count !== undefined && <small className="num mute">{count.toLocaleString("en-IN")}</small>}
    </label>
  );
}
