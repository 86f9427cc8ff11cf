"use client";

import { ViewDates } from "@/components/admin/view/view-dates";
import { useView } from "@/components/admin/view/view-state";
import { ViewTabs } from "@/components/admin/view/view-tabs";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { StatusCounts } from "@/lib/orders/admin-contract";
import { countOf } from "@/lib/orders/counts";
import { STATUS_TABS } from "@/lib/orders/filters";

/** What the table is narrowed to: a status, days, and whether canceled orders are shown as well. */
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
        <ShowCanceled count={counts?.canceled} />
      </div>
    </div>
  );
}

function ShowCanceled({ count }: { count: number | undefined }) {
  const { params, show } = useView();
  const isOn = params.get("canceled") === "1";
  return (
    <label className="sw">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        disabled={!useHydrated()}
        checked={isOn}
        onChange={(event) => show({ canceled: event.target.checked ? "1" : null })}
      />
      <i />
      Show canceled
      {count !== undefined && <small className="num mute">{count.toLocaleString("en-IN")}</small>}
    </label>
  );
}
