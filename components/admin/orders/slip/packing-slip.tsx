import { Logo } from "@/components/ui/logo";
import { formatPhone } from "@/lib/accounts/rules";
import { formatDay, formatDays } from "@/lib/calendar";
import { formatLongDay } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import type { PackingSlip } from "@/lib/orders/admin/contract";
import { driverWords } from "@/lib/orders/cash/rules";

type Office = { lines: readonly string[]; city: string; state: string; pin: string };
type Sender = { legalName: string; phone: string; offices: readonly Office[] };

/** Printed packing slip of one purchase. It is not an invoice, so it has no prices, only the cash to collect. */
export function PackingSlipSheet({ slip, sender }: { slip: PackingSlip; sender: Sender }) {
  const [office] = sender.offices;
  return (
    <article className="pack">
      <header>
        <div>
          <Logo />
          <h1>Packing slip</h1>
          <p className="numeric">Ordered on {formatLongDay(slip.placed_at)}</p>
          {slip.promised && (
            <p className="numeric">
              <b className="own-line">Dispatch by {formatDay(slip.promised.dispatch_by)}</b>
              <span>Promised for {formatDays(slip.promised.from, slip.promised.to)}</span>
            </p>
          )}
        </div>
        <address>
          <b>{sender.legalName}</b>
          {office && (
            <Lines lines={[...office.lines, `${office.city} ${office.pin}`, office.state]} />
          )}
          <span className="own-line numeric">{sender.phone}</span>
        </address>
      </header>
      {slip.is_reprint && (
        <p>
          <b>Reprint.</b> This parcel has left already: do not pack it again.
        </p>
      )}
      <section className="pack-to">
        <div>
          <h2>Deliver to</h2>
          <address>
            <b>{slip.name}</b>
            <Lines lines={slip.address} />
            {slip.phone && <span className="own-line numeric">{formatPhone(slip.phone)}</span>}
          </address>
        </div>
        {slip.supply && <SupplyOfSite supply={slip.supply} />}
        {slip.driver_note && (
          <div>
            <h2>Note for the driver</h2>
            <p>{slip.driver_note}</p>
          </div>
        )}
      </section>
      {slip.lines.length > 0 ? (
        <>
          <ToCollect slip={slip} />
          <Goods lines={slip.lines} />
        </>
      ) : (
        <p>Nothing of this purchase is to be packed now.</p>
      )}
    </article>
  );
}

function SupplyOfSite({ supply }: { supply: NonNullable<PackingSlip["supply"]> }) {
  return (
    <div>
      <h2>The customer’s supply</h2>
      <p>
        <Lines lines={[`${supply.text}.`, ...supply.words]} />
      </p>
    </div>
  );
}

/** Tells the driver in large type how much cash to collect. */
export function ToCollect({ slip }: { slip: PackingSlip }) {
  return (
    <p className="pack-pay numeric">
      {driverWords(slip)}
      {slip.fee > 0 && <small>{formatPaise(slip.fee)} cash fee included</small>}
    </p>
  );
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span className="own-line" key={line}>
      {line}
    </span>
  ));
}

function Goods({ lines }: Pick<PackingSlip, "lines">) {
  return (
    <table>
      <caption className="visually-hidden">What is packed</caption>
      <thead>
        <tr>
          <th scope="col">Packed</th>
          <th scope="col">Order</th>
          <th scope="col">Charger</th>
          <th scope="col">Serial numbers</th>
          <th scope="col" className="align-end">
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
            <td className="numeric">{line.order_number}</td>
            <td>
              {line.product_name}
              <span className="own-line">{line.product_model}</span>
            </td>
            <td className="serials">
              <Blanks count={line.quantity} />
            </td>
            <td className="align-end numeric">
              <b>{line.quantity}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lines to write on: more units than these have a list of their own. */
const MOST_BLANKS = 8;

function Blanks({ count }: { count: number }) {
  const blanks = Array.from({ length: Math.min(count, MOST_BLANKS) }, (_, index) => index);
  return blanks.map((blank) => <i key={blank} aria-hidden="true" />);
}
