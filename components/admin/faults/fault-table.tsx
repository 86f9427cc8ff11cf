"use client";

import { ChevronDown } from "lucide-react";
import { Fragment, useState } from "react";
import { FaultDetails } from "@/components/admin/faults/fault-details";
import { FaultStateSelect } from "@/components/admin/faults/fault-state-select";
import type { MoveFault } from "@/components/admin/faults/use-fault-moves";
import { useRowKeys } from "@/components/admin/view/use-row-keys";
import { AS_CELL, AS_GROUP, AS_ROW, AS_TABLE } from "@/components/ui/facts/table-roles";
import { formatDateTime } from "@/lib/dates";
import type { CustomerFault } from "@/lib/faults/contract";

type FaultTableProps = { reports: readonly CustomerFault[]; onMove: MoveFault };

/** One row per report, which expands to its details; below 720 px each row is a card. */
export function FaultTable({ reports, onMove }: FaultTableProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const toggle = (id: string) => setUnfolded(unfolded === id ? null : id);
  useRowKeys({
    ids: reports.map(({ id }) => id),
    chosen,
    choose: (id) => {
      setChosen(id);
      document.getElementById(buttonId(id))?.focus();
    },
    open: toggle,
  });
  return (
    <table className="table table--faults" {...AS_TABLE}>
      <caption className="visually-hidden">Charger reports, newest first</caption>
      <thead {...AS_GROUP}>
        <tr {...AS_ROW}>
          <th scope="col">Report</th>
          <th scope="col">Charger</th>
          <th scope="col" className="cell-wide">
            Location
          </th>
          <th scope="col">Issue</th>
          <th scope="col" className="cell-wide">
            Reported by
          </th>
          <th scope="col" aria-sort="descending">
            Date
          </th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody {...AS_GROUP}>
        {reports.map((report) => (
          <Fragment key={report.id}>
            <FaultRow
              report={report}
              chosen={report.id === chosen}
              unfolded={report.id === unfolded}
              onToggle={() => toggle(report.id)}
              onMove={onMove}
            />
            {report.id === unfolded && <UnfoldedRow report={report} />}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

type FaultRowProps = {
  report: CustomerFault;
  chosen: boolean;
  unfolded: boolean;
  onToggle: () => void;
  onMove: MoveFault;
};

function FaultRow({ report, chosen, unfolded, onToggle, onMove }: FaultRowProps) {
  const { id, reference, charger, serial, location, issue, reported_by, created_at } = report;
  return (
    <tr {...AS_ROW} className="fault-row" aria-selected={chosen || undefined}>
      <td {...AS_CELL}>
        <button
          type="button"
          id={buttonId(id)}
          className="fault-number numeric"
          aria-expanded={unfolded}
          aria-controls={unfolded ? detailsId(id) : undefined}
          onClick={onToggle}
        >
          {reference}
          <ChevronDown className="icon" aria-hidden="true" />
        </button>
      </td>
      <td {...AS_CELL}>
        <b>{charger}</b>
        {serial && <span className="mute numeric">{serial}</span>}
      </td>
      <td {...AS_CELL} className="cell-wide">
        <span className="fault-text">{location}</span>
      </td>
      <td {...AS_CELL}>
        <span className="fault-text">{issue}</span>
      </td>
      <td {...AS_CELL} className="cell-wide">
        {reported_by}
      </td>
      <td {...AS_CELL} className="numeric">
        <time dateTime={created_at.toISOString()}>{formatDateTime(created_at)}</time>
      </td>
      <td {...AS_CELL}>
        <FaultStateSelect report={report} onMove={onMove} />
      </td>
    </tr>
  );
}

function UnfoldedRow({ report }: { report: CustomerFault }) {
  return (
    <tr {...AS_ROW} className="fault-more" id={detailsId(report.id)}>
      <td {...AS_CELL} colSpan={7}>
        <FaultDetails report={report} />
      </td>
    </tr>
  );
}

const buttonId = (id: string) => `report-${id}`;
const detailsId = (id: string) => `report-details-${id}`;
