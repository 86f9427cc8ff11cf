import { REASONS, signed } from "@/components/admin/products/stock/stock-text";
import type { StockMovement } from "@/lib/catalogue/stock/contract";
import { formatDateTime } from "@/lib/dates";

/** A product's stock movements, newest first. */
export function StockMovements({ movements }: { movements: readonly StockMovement[] }) {
  if (movements.length === 0) return <p className="mute">Nothing has moved yet.</p>;
  return (
    <table className="table stock-movements">
      <caption className="visually-hidden">Movements of the stock, newest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Why</th>
          <th scope="col" className="align-end">
            Units
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ id, at, by, reason, note, delta }) => (
          <tr key={id}>
            <td>
              <time className="numeric" dateTime={at.toISOString()}>
                {formatDateTime(at)}
              </time>
              <span className="mute own-line">{by ?? "Shop"}</span>
            </td>
            <td>
              {REASONS[reason]}
              {note && <span className="mute own-line">{note}</span>}
            </td>
            <td className="align-end numeric">
              <b>{signed(delta)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
