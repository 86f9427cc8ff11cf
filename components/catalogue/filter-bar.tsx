"use client";

import { Pills } from "@/components/ui/facts/pills";
import {
  type Filters,
  KIND_CHOICES,
  type originChoices,
  POWER_CHOICES,
  SORT_CHOICES,
} from "@/lib/catalogue/pages/filter-rules";

type FilterBarProps = {
  /** The countries to choose from. */
  origins: ReturnType<typeof originChoices>;
  filters: Filters;
  onChange: (next: Filters) => void;
  /** The number of results as text, announced to screen readers on change. */
  result: string;
};

/** Filters by kind, power and country of origin, as pills. Sticky while the grid scrolls. */
export function FilterBar({ origins, filters, onChange, result }: FilterBarProps) {
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
        <Pills
          legend="Origin"
          name="origin"
          choices={origins}
          value={[filters.origin]}
          onChange={(origin) => onChange({ ...filters, origin })}
        />
        <Pills
          legend="Sort by"
          name="sort"
          choices={SORT_CHOICES}
          value={[filters.sort]}
          onChange={(sort) => onChange({ ...filters, sort })}
        />
        <output className="numeric mute">{result}</output>
      </div>
    </form>
  );
}
