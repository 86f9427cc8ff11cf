"use client";
import { useCallQuery } from "@/lib/http/browser/hooks";
import { listCarriers } from "@/lib/orders/dispatch/contract";

/** The carriers to choose from, fetched once per visit. */
export function useCarriers() {
  return useCallQuery(listCarriers, {}, { staleTime: Number.POSITIVE_INFINITY });
}
