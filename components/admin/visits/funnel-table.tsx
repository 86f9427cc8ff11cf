import { deviceLabel, LATER, pageLabel, shareText } from "@/components/admin/visits/visit-text";
import { EmptyState } from "@/components/ui/empty-state";
import type { Funnel } from "@/lib/visits/contract";

/** From the first page of a visit to its order, by kind of device. */
export function FunnelTable({ funnel }: { funnel: readonly Funnel[] }) {
  if (funnel.length === 0) return <EmptyState text="No visit was counted in these days." />;
  return (
    <div className="table-scroll">
      <table className="table visit-table">
        <caption className="visually-hidden">
          How far visits came, by the page on which they began
        </caption>
        <thead>
          <tr>
            <th scope="col">First page</th>
            <th scope="col" className="align-end">
              Visits
            </th>
            {LATER.map(({ step, label }) => (
              <th key={step} scope="col" className={cellClass(step)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="numeric">
          {funnel.map((row) => (
            <Row key={`${row.device} ${row.landing}`} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: Funnel }) {
  return (
    <tr>
      <th scope="row" className="long-words">
        {pageLabel(row.landing)}
        <small className="mute own-line">{deviceLabel(row.device)}</small>
      </th>
      <td className="align-end">{row.landed.toLocaleString("en-IN")}</td>
      {LATER.map(({ step }) => (
        <td key={step} className={`${cellClass(step)} nowrap`}>
          {row[step].toLocaleString("en-IN")}
          <small className="mute visit-share">{shareText(row[step], row.landed)}</small>
        </td>
      ))}
    </tr>
  );
}

/** On phones the table keeps the first and the last step: the bars above it say the others. */
function cellClass(step: (typeof LATER)[number]["step"]): string {
  return step === "paid" ? "align-end" : "align-end wide";
}
