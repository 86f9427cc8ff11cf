"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type Fault, moveFault, ownFaults, reportFault } from "@/lib/faults/contract";
import { OWN_FAULTS } from "@/lib/faults/rules";
import { callKey, useCallMutation, useCallQuery } from "@/lib/http/browser/hooks";

/** The customer's newest reports, rendered by the server first. */
export function useOwnFaults(reports: Fault[]): readonly Fault[] {
  const initialData = { reports, next: null, previous: null };
  const { data } = useCallQuery(ownFaults, OWN_FAULTS, { initialData, staleTime: 30_000 });
  return data?.reports ?? reports;
}

/** Reports a fault and refetches the customer's list. */
export function useReportFault() {
  const client = useQueryClient();
  return useCallMutation(reportFault, {
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(ownFaults) }),
  });
}

/** Moves a report to another state. */
export const useMoveFault = () => useCallMutation(moveFault);
