import { formatPhone } from "@/lib/accounts/rules";
import { formatDateTime } from "@/lib/dates";
import type { OrderRecord, OrderRedirection } from "@/lib/orders/record/record-view";
import { statusLabel } from "@/lib/orders/status/order-status";

/** History of an order with actor and stock movements, newest first. */
export function OrderSteps({ record }: { record: OrderRecord }) {
  const { movements } = record;
  return (
    <section className="surface" aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol className="order-log">
        {entriesOf(record).map(({ key, title, at, who, note, was }) => (
          <li key={key}>
            <b>{title}</b>
            {note && <span className="own-line numeric">{note}</span>}
            <span className="mute numeric">
              {formatDateTime(at)}, {who}
            </span>
            {was && <span className="mute numeric">{was}</span>}
          </li>
        ))}
      </ol>
      {movements.length > 0 && (
        <>
          <h3>Stock</h3>
          <ul className="order-lines">
            {movements.map((movement) => (
              <li key={movement.id}>
                <span>
                  {MOVES[movement.reason] ?? movement.reason}
                  <span className="own-line mute numeric small">
                    {formatDateTime(movement.at)}
                    {movement.note && <span>, {movement.note}</span>}
                  </span>
                </span>
                <b className="numeric">
                  {movement.delta > 0 ? "+" : "−"}
                  {Math.abs(movement.delta)}
                </b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type Entry = {
  key: string;
  title: string;
  at: Date;
  who: string;
  note?: string | null;
  was?: string;
};

/** Steps and changes of delivery in one timeline, newest first. */
function entriesOf({ steps, redirections }: OrderRecord): Entry[] {
  const entries: Entry[] = steps.map((step) => ({
    key: `${step.kind}${step.to}${step.at.getTime()}`,
    title: step.kind === "status" ? statusLabel(step.to) : KINDS[step.kind],
    note: step.note,
    at: step.at,
    who: whoOf(step),
  }));
  const changes = redirections.map((change) => ({
    key: `delivery${change.at.getTime()}`,
    title: "Delivery changed",
    at: change.at,
    who: whoOf(change),
    was: wasWords(change.before),
  }));
  // With equal times, the later one in its list comes first.
  return [...entries, ...changes].sort((a, b) => a.at.getTime() - b.at.getTime()).reverse();
}

function wasWords({ deliveryaddress, phone, driver_note }: OrderRedirection["before"]): string {
  const parts = [deliveryaddress, phone && formatPhone(phone), driver_note];
  return `Until then: ${parts.filter(Boolean).join(" · ")}`;
}

function whoOf({ by, name }: Pick<OrderRecord["steps"][number], "by" | "name">): string {
  if (by === "customer") return "by the customer";
  return by === "admin" ? `by ${name ?? "an administrator"}` : "by the shop itself";
}

const KINDS = {
  refund: "Refund of a part",
  arrival: "Units came back",
  tracking: "Tracking number",
};

const MOVES: Record<string, string> = {
  reserved: "Taken for the purchase",
  released: "Given back, not paid in time",
  restocked: "Put back into stock",
  returned: "Came back",
  damaged: "Written off",
};
