import { Tag } from "@/components/ui/facts/tag";
import { formatDateTime } from "@/lib/dates";
import type { Fault } from "@/lib/faults/contract";
import { faultLabel, faultTone } from "@/lib/faults/rules";

/** The reported faults of one order, with their status. Renders nothing if there are none. */
export function FaultLines({ reports, order }: { reports: readonly Fault[]; order: string }) {
  if (reports.length === 0) return null;
  return (
    <ul className="fault-lines" aria-label={`Reported faults of ${order}`}>
      {reports.map((report) => (
        <li key={report.id}>
          <b className="numeric">Fault {report.reference}</b>
          <Tag tone={faultTone(report.state)}>{faultLabel(report.state)}</Tag>
          <span className="mute numeric">{dates(report)}</span>
          <span className="fault-issue">{report.issue}</span>
        </li>
      ))}
    </ul>
  );
}

function dates({ created_at, done_at }: Fault): string {
  const reported = `Reported ${formatDateTime(created_at)}`;
  return done_at ? `${reported}, done ${formatDateTime(done_at)}` : reported;
}
