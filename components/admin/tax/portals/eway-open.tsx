import { TextLink } from "@/components/ui/facts/text-link";
import { formatShortDay } from "@/lib/calendar";
import { formatPaise } from "@/lib/money";
import type { OpenEway } from "@/lib/portals/eway/contract";

/** E-way bills that have no number yet, oldest first, each with what is missing. */
export function EwayOpen({ open }: { open: readonly OpenEway[] }) {
  return (
    <ul className="tax-notes">
      {open.map((one) => (
        <li key={one.id}>
          <b className="numeric">{one.number}</b>{" "}
          <span className="mute numeric">
            {formatShortDay(one.day)}, {formatPaise(one.total)}, {one.buyer}
          </span>
          <span className="own-line">
            {stateOf(one)}{" "}
            <TextLink href={`/admin/orders/${one.order.id}`}>{one.order.number}</TextLink>
          </span>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ has_transport, by_einvoice }: OpenEway): string {
  if (!has_transport) return "Say how it travels:";
  return by_einvoice ? "In the e-invoice file:" : "In the file below:";
}
