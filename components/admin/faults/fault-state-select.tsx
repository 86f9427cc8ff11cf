"use client";

import type { MoveFault } from "@/components/admin/faults/use-fault-moves";
import { useHeldChoice } from "@/components/admin/orders/order-held-choice";
import { useMay } from "@/components/admin/users/role";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { CustomerFault } from "@/lib/faults/contract";
import { FAULT_STATES, faultLabel } from "@/lib/faults/rules";

type FaultStateSelectProps = { report: CustomerFault; onMove: MoveFault };

/** A select that shows and changes a report's state. */
export function FaultStateSelect({ report, onMove }: FaultStateSelectProps) {
  const mayHandle = useMay("orders");
  const isHydrated = useHydrated();
  const list = useHeldChoice(report.state, (word) => {
    const state = FAULT_STATES.find((known) => known === word);
    if (state) onMove(report, state);
  });
  return (
    <select
      {...list}
      className={`status-select status-select--${list.value}`}
      aria-label={`State of ${report.reference}`}
      disabled={!isHydrated || !mayHandle}
    >
      {FAULT_STATES.map((state) => (
        <option key={state} value={state}>
          {faultLabel(state)}
        </option>
      ))}
    </select>
  );
}
