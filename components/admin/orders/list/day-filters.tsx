"use client";

import { useView } from "@/components/admin/view/view-state";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { NeedCounts } from "@/lib/orders/admin/contract";

/** What the day brings: each shows what somebody has to do, with how many orders it is. One at a time. */
export function DayFilters({ counts }: { counts: NeedCounts | null }) {
  const { params, show } = useView();
  const hydrated = useHydrated();
  return (
    <fieldset className="tabs day-tabs" disabled={!hydrated}>
      <legend className="visually-hidden">For the day</legend>
      {FILTERS.map(({ name, value, label, of }) => {
        const isOn = params.get(name) === value;
        return (
          <label key={of}>
            <input
              type="checkbox"
              checked={isOn}
              onChange={() => show(isOn ? { [name]: null } : { ...NO_OTHER, [name]: value })}
            />
            <span>
              {label}
              {counts && <small className="numeric">{counts[of].toLocaleString("en-IN")}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

const FILTERS = [
  { name: "needs", value: "to_ship", label: "To ship today", of: "to_ship" },
  { name: "needs", value: "refunds", label: "Refunds in trouble", of: "refunds" },
  { name: "cash", value: "open", label: "Cash to collect", of: "cash" },
] as const;

/** The count beside a filter is what it shows alone; search, days, customer and product stay. */
const NO_OTHER = { needs: null, cash: null, status: null, canceled: null };
