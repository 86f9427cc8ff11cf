import { formatDateTime } from "@/lib/dates";
import type { OrderRecord } from "@/lib/orders/admin-contract";
import { statusLabel } from "@/lib/orders/rules";

/** What happened to the order and who did it, and what that moved in the stock; newest first. */
export function OrderSteps({ record }: { record: OrderRecord }) {
  const { steps, movements } = record;
  return (
    <section className="box" aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol className="log">
        {steps.toReversed().map((step) => (
          <li key={`${step.to}${step.at.getTime()}`}>
            <b>{statusLabel(step.to)}</b>
            <span className="mute num">
              {formatDateTime(step.at)}, {whoOf(step)}
            </span>
          </li>
        ))}
      </ol>
      {movements.length > 0 && (
        <>
          <h3>Stock</h3>
          <ul className="ord-lines">
            {movements.map((movement) => (
              <li key={movement.id}>
                <span>
                  {MOVES[movement.reason] ?? movement.reason}
                  <span className="block mute num small">{formatDateTime(movement.at)}</span>
                </span>
                <b className="num">
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

function whoOf({ by, name }: OrderRecord["steps"][number]): string {
  if (by === "customer") return "by the customer";
  return by === "admin" ? `by ${name ?? "an administrator"}` : "by the shop itself";
}

const MOVES: Record<string, string> = {
  reserved: "Taken for the purchase",
  released: "Given back, not paid in time",
  restocked: "Put back after the cancellation",
};
