"use client";

import { Pills } from "@/components/ui/facts/pills";
import { type Filters, KIND_CHOICES, POWER_CHOICES } from "@/lib/catalogue/pages/filter-rules";

type FilterBarProps = {
  filters: Filters;
  onChange: (next: Filters) => void;
  /** The number of results as text, announced to screen readers on change. */
  result: string;
};

/** Filters by kind and power, as pills. Sticky while the grid scrolls. */
export function FilterBar({ filters, onChange, result }: FilterBarProps) {
  return (
    <form
      className="filters"
      aria-label="Filter chargers"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="wrap filter-bar">
        <Pills
          legend="Kind"
          name="kind"
          choices={KIND_CHOICES}
          value={[filters.kind]}
          onChange={(kind) => onChange({ ...filters, kind })}
        />
        <Pills
          legend="Power"
          name="power"
          choices={POWER_CHOICES}
          value={[filters.power]}
          onChange={(power) => onChange({ ...filters, power })}
        />
        <output className="numeric mute">{result}</output>
      </div>
    </form>
  );
}
