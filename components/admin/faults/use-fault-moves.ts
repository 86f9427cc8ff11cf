"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import type { CustomerFault } from "@/lib/faults/contract";
import { useMoveFault } from "@/lib/faults/hooks";
import { type FaultState, faultLabel } from "@/lib/faults/rules";
import { failureText, isRefused } from "@/lib/http/browser/client";

export type MoveFault = (report: CustomerFault, state: FaultState) => void;

type Moved = Readonly<Record<string, FaultState>>;

/**
 * The reports with changes of state made here, as optimistic updates that are rolled back on failure. After a
 * change the page is refreshed, because a filter may drop the report from the list and the counts change.
 */
export function useFaultMoves(given: readonly CustomerFault[]) {
  const { moved, send } = useMoved(given);
  useFocusKept(given);

  async function move(report: CustomerFault, state: FaultState): Promise<void> {
    if (!(await send(report, state, () => move(report, state)))) return;
    toast.success(`${report.reference} is now ${faultLabel(state)}`, {
      undo: () => undo({ ...report, state }, report.state),
    });
  }

  async function undo(report: CustomerFault, state: FaultState): Promise<void> {
    if (await send(report, state, () => move(report, state)))
      toast.success(`${report.reference} is ${faultLabel(state)} again`);
  }

  const reports = given.map((report) => ({ ...report, state: moved[report.id] ?? report.state }));
  return { reports, move };
}

/** Optimistic changes that the list does not contain yet. `send` resolves to success; on failure it offers `retry`. */
function useMoved(given: readonly CustomerFault[]) {
  const router = useRouter();
  const { mutateAsync } = useMoveFault();
  const [seen, setSeen] = useState(given);
  const [moved, setMoved] = useState<Moved>({});
  if (seen !== given) {
    setSeen(given);
    setMoved({});
  }

  async function send(
    report: CustomerFault,
    state: FaultState,
    retry: () => void,
  ): Promise<boolean> {
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
      toast.error(failureText(error, { fallback }), { retry });
      return false;
    }
  }

  return { moved, send };
}

/** If the focused row leaves the list, moves the focus to the selected state filter above. */
function useFocusKept(reports: readonly CustomerFault[]) {
  const wasInRow = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInRow.current = target instanceof Element && target.closest(".fault-row") !== null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the list has changed.
  useEffect(() => {
    if (!wasInRow.current || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(".fault-bar :checked")?.focus({ preventScroll: true });
  }, [reports]);
}
