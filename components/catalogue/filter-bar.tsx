"use client";

import { Pills } from "@/components/ui/facts/pills";
import { type Filters, KIND_CHOICES, POWER_CHOICES } from "@/lib/catalogue/pages/filter-rules";

type FilterBarProps = {
  filters: Filters;
  onChange: (next: Filters) => void;
  /** What is left, in words; it is read out when it changes. */
  result: string;
};

/** Kind and power in pills. It stays in sight while the grid scrolls. */
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
