"use client";
import { useQueryClient } from "@tanstack/react-query";
import { moveReport, ownReports, type Report, reportFault } from "@/lib/faults/contract";
import { OWN_REPORTS } from "@/lib/faults/rules";
import { callKey, useCallMutation, useCallQuery } from "@/lib/http/browser/hooks";

/** The customer's newest reports, as the server has drawn them and as they are reported. */
export function useOwnReports(reports: Report[]): readonly Report[] {
  const initialData = { reports, next: null, previous: null };
  const { data } = useCallQuery(ownReports, OWN_REPORTS, { initialData, staleTime: 30_000 });
  return data?.reports ?? reports;
}

/** Reports a fault; the new one stands among the customer's own at once. */
export function useReportFault() {
  const client = useQueryClient();
  return useCallMutation(reportFault, {
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(ownReports) }),
  });
}

/** Moves a report to another state. */
export const useMoveReport = () => useCallMutation(moveReport);
