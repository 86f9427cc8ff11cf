"use client";
import { useMemo, useSyncExternalStore } from "react";
import {
  type Filters,
  filtersFromQuery,
  queryWithFilters,
} from "@/lib/catalogue/pages/filter-rules";

/**
 * The filters in the URL. `useSearchParams` would leave the prerendered page without products until
 * hydration.
 */
export function useFilters(): [Filters, (next: Filters) => void] {
  const query = useSyncExternalStore(subscribe, currentQuery, noQuery);
  const filters = useMemo(() => filtersFromQuery(query), [query]);
  return [filters, writeFilters];
}

/** Replaces the history entry, so that Back leaves the catalogue instead of undoing each filter. */
function writeFilters(next: Filters): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, "", `${pathname}${queryWithFilters(search, next)}`);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener);
  window.addEventListener("popstate", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("popstate", listener);
  };
}

/** Our own event, because replaceState fires none. */
const CHANGED = "catalogue:filters";
const currentQuery = () => window.location.search;
const noQuery = () => "";
