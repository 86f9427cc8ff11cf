import { formatPhone } from "@/lib/accounts/rules";
import { formatLongDay } from "@/lib/dates";
import type { PackingSlip } from "@/lib/orders/admin-contract";

type Office = { lines: readonly string[]; city: string; state: string; pin: string };
type Sender = { legalName: string; phone: string; offices: readonly Office[] };

/** What goes into the parcels of one purchase, for paper: no prices, because it is no invoice. */
export function PackingSlipSheet({ slip, sender }: { slip: PackingSlip; sender: Sender }) {
  const [office] = sender.offices;
  return (
    <article className="pack">
      <header>
        <div>
          <h1>Packing slip</h1>
          <p className="num">Ordered on {formatLongDay(slip.placed_at)}</p>
        </div>
        <address>
          <b>{sender.legalName}</b>
          {office && (
            <Lines lines={[...office.lines, `${office.city} ${office.pin}`, office.state]} />
          )}
          <span className="block num">{sender.phone}</span>
        </address>
      </header>
      <section className="pack-to">
        <div>
          <h2>Deliver to</h2>
          <address>
            <b>{slip.name}</b>
            <Lines lines={slip.address} />
            {slip.phone && <span className="block num">{formatPhone(slip.phone)}</span>}
          </address>
        </div>
        {slip.driver_note && (
          <div>
            <h2>Note for the driver</h2>
            <p>{slip.driver_note}</p>
          </div>
        )}
      </section>
      {slip.lines.length > 0 ? (
        <Goods lines={slip.lines} />
      ) : (
        <p>Every order of this purchase is canceled.</p>
      )}
    </article>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span className="block" key={line}>
      {line}
    </span>
  ));
}

function Goods({ lines }: Pick<PackingSlip, "lines">) {
  return (
    <table>
      <caption className="sr">What is packed</caption>
      <thead>
        <tr>
          <th scope="col">Packed</th>
          <th scope="col">Order</th>
          <th scope="col">Charger</th>
          <th scope="col">Model</th>
          <th scope="col" className="r">
            Units
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.order_number}>
            <td className="tick">
              <i aria-hidden="true" />
            </td>
            <td className="num">{line.order_number}</td>
            <td>{line.product_name}</td>
            <td>{line.product_model}</td>
            <td className="r num">
              <b>{line.quantity}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
