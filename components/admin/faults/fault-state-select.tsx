"use client";

import type { MoveReport } from "@/components/admin/faults/fault-table";
import { useHeldChoice } from "@/components/admin/orders/order-held-choice";
import { useMay } from "@/components/admin/users/role";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { ChargerReport } from "@/lib/faults/contract";
import { REPORT_STATES, reportLabel } from "@/lib/faults/rules";

type ReportStateSelectProps = { report: ChargerReport; onMove: MoveReport };

/** A report's state as a list that moves it. */
export function ReportStateSelect({ report, onMove }: ReportStateSelectProps) {
  const mayHandle = useMay("orders");
  const isHydrated = useHydrated();
  const list = useHeldChoice(report.state, (word) => {
    const state = REPORT_STATES.find((known) => known === word);
    if (state) onMove(report, state);
  });
  return (
    <select
      {...list}
      className={`st st--${list.value}`}
      aria-label={`State of ${report.reference}`}
      disabled={!isHydrated || !mayHandle}
    >
      {REPORT_STATES.map((state) => (
        <option key={state} value={state}>
          {reportLabel(state)}
        </option>
      ))}
    </select>
  );
}
