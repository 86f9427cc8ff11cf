import { EInvoiceCancel } from "@/components/admin/tax/portals/einvoice-cancel";
import { Tag } from "@/components/ui/facts/tag";
import type { RegisteredEInvoice } from "@/lib/portals/einvoice/contract";

/** The newest documents that the portal has taken; invoices can be cancelled for a day. */
export function EInvoicesRegistered({ registered }: { registered: readonly RegisteredEInvoice[] }) {
  if (registered.length === 0) return <p className="mute">The portal has not answered yet.</p>;
  return (
    <ul className="tax-notes">
      {registered.map((one) => (
        <li key={one.id} className="portal-row">
          <span>
            <a className="link numeric" href={`/api/admin/tax/documents/${one.id}`} download>
              {one.number}
            </a>{" "}
            <span className="mute">{one.buyer}</span>
            <small className="mute own-line numeric">
              Acknowledgement {one.ack_number} of {one.ack_at}
            </small>
          </span>
          {one.state === "canceled" && <Tag tone="off">Cancelled</Tag>}
          {one.may_cancel && <EInvoiceCancel id={one.id} number={one.number} />}
        </li>
      ))}
    </ul>
  );
}
