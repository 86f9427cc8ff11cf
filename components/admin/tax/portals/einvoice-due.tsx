import { Tag } from "@/components/ui/facts/tag";
import { formatShortDay } from "@/lib/calendar";
import { formatPaise } from "@/lib/money";
import type { DueEInvoice } from "@/lib/portals/einvoice/contract";

/** Documents that wait for the portal, oldest first. */
export function EInvoicesDue({ due }: { due: readonly DueEInvoice[] }) {
  return (
    <ul className="tax-notes">
      {due.map((one) => (
        <li key={one.id} className="portal-row">
          <span>
            <b className="numeric">{one.number}</b>
            <small className="mute own-line numeric">
              {formatShortDay(one.day)}, {formatPaise(one.total)}, {one.buyer}
            </small>
          </span>
          <Deadline {...one} />
        </li>
      ))}
    </ul>
  );
}

function Deadline({ report_by, state }: Pick<DueEInvoice, "report_by" | "state">) {
  if (report_by === null) return null;
  if (state === "too late") return <Tag tone="off">Too late: ask your accountant</Tag>;
  const words = `By ${formatShortDay(report_by)}`;
  return state === "urgent" ? (
    <Tag tone="wait">{words}</Tag>
  ) : (
    <small className="mute numeric">{words}</small>
  );
}
