"use client";
import { useCallMutation, useCallQuery } from "@/lib/http/browser/hooks";
import { changeTracking, listCarriers } from "@/lib/orders/dispatch/contract";

/** The carriers to choose from, fetched once per visit. */
export function useCarriers() {
  return useCallQuery(listCarriers, {}, { staleTime: Number.POSITIVE_INFINITY });
}

export const useChangeTracking = () => useCallMutation(changeTracking);
