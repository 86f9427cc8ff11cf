import { Lines, ToCollect } from "@/components/admin/orders/slip/packing-slip";
import { formatPhone } from "@/lib/accounts/rules";
import type { PackingSlip } from "@/lib/orders/admin/contract";

/** Label for the parcel: recipient, address, phone number and cash to collect. */
export function DriverLabel({ slip }: { slip: PackingSlip }) {
  if (slip.lines.length === 0) {
    return (
      <article className="pack pack--label">
        <h1>Driver’s label</h1>
        <p>Nothing of this purchase is to be delivered now.</p>
      </article>
    );
  }
  return (
    <article className="pack pack--label">
      <div>
        <h1>{slip.name}</h1>
        <address>
          <Lines lines={slip.address} />
        </address>
      </div>
      {slip.phone ? (
        <p className="label-phone numeric">{formatPhone(slip.phone)}</p>
      ) : (
        <p>No phone number was given.</p>
      )}
      <ToCollect slip={slip} />
      {slip.driver_note && (
        <p>
          <b>Note:</b> {slip.driver_note}
        </p>
      )}
      <ul className="numeric">
        {slip.lines.map((line) => (
          <li key={line.order_number}>
            <b>{line.order_number}</b>, {line.quantity} × {line.product_name}
          </li>
        ))}
      </ul>
      {slip.is_reprint && <p>Reprint</p>}
    </article>
  );
}
