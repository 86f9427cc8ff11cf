"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import type { ChargerReport } from "@/lib/faults/contract";
import { useMoveReport } from "@/lib/faults/hooks";
import { type ReportState, reportLabel } from "@/lib/faults/rules";
import { failureText, isRefused } from "@/lib/http/browser/client";

type Moved = Readonly<Record<string, ReportState>>;

/**
 * The reports with what was moved here, shown at once and taken back when it is refused. After a move the
 * page asks again: under a filter the report leaves the list, and the counts follow.
 */
export function useReportMoves(given: readonly ChargerReport[]) {
  const router = useRouter();
  const { mutateAsync } = useMoveReport();
  const [seen, setSeen] = useState(given);
  const [moved, setMoved] = useState<Moved>({});
  if (seen !== given) {
    setSeen(given);
    setMoved({});
  }
  useFocusKept(given);

  async function set(report: ChargerReport, state: ReportState): Promise<boolean> {
    setMoved((all) => ({ ...all, [report.id]: state }));
    try {
      await mutateAsync({ id: report.id, state, from: report.state });
      router.refresh();
      return true;
    } catch (error) {
      setMoved(({ [report.id]: _, ...others }) => others);
      if (signInAgain(error, "admin")) return false;
      if (isRefused(error)) {
        toast.error(error.message);
        router.refresh();
        return false;
      }
      const fallback = `${report.reference} could not be moved.`;
      toast.error(failureText(error, { fallback }), { retry: () => move(report, state) });
      return false;
    }
  }

  async function move(report: ChargerReport, state: ReportState): Promise<void> {
    if (!(await set(report, state))) return;
    toast.success(`${report.reference} is now ${reportLabel(state)}`, {
      undo: () => undo({ ...report, state }, report.state),
    });
  }

  async function undo(report: ChargerReport, state: ReportState): Promise<void> {
    if (await set(report, state))
      toast.success(`${report.reference} is ${reportLabel(state)} again`);
  }

  const reports = given.map((report) => ({ ...report, state: moved[report.id] ?? report.state }));
  return { reports, move };
}

/** A row that leaves the list takes the focus with it: it goes to the chosen state above. */
function useFocusKept(reports: readonly ChargerReport[]) {
  const wasInRow = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInRow.current = target instanceof Element && target.closest(".rep") !== null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks whenever the list has changed.
  useEffect(() => {
    if (!wasInRow.current || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(".report-bar :checked")?.focus({ preventScroll: true });
  }, [reports]);
}
