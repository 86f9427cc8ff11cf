"use client";

import { useView } from "@/components/admin/view/view-state";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { NeedCounts } from "@/lib/orders/admin/contract";

/** Filters for the day's work, one at a time, each with the number of orders. */
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
  { name: "needs", value: "late", label: "Late", of: "late" },
  { name: "needs", value: "refunds", label: "Failed refunds", of: "refunds" },
  { name: "cash", value: "open", label: "Cash to collect", of: "cash" },
] as const;

/** A filter's count is for it alone, so it clears these; search, days, customer and product stay. */
const NO_OTHER = { needs: null, cash: null, status: null, canceled: null };
