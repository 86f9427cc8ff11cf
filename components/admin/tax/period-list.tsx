import { PeriodState } from "@/components/admin/tax/period-state";
import { TextLink } from "@/components/ui/facts/text-link";
import { formatDateTime, formatMonth } from "@/lib/dates";
import type { TaxPeriod } from "@/lib/filing/contract";

/** The months of GST returns, newest first. */
export function PeriodList({ periods }: { periods: readonly TaxPeriod[] }) {
  return (
    <div className="surface surface--table period-list">
      <div className="table-scroll">
        <table className="table">
          <caption className="visually-hidden">Months with tax documents, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">State</th>
              <th scope="col" className="wide">
                Since
              </th>
            </tr>
          </thead>
          <tbody>
            {periods.map((period) => (
              <PeriodRow key={`${period.gstin} ${period.month}`} period={period} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function PeriodRow({ period }: { period: TaxPeriod }) {
  const { gstin, month, exported_at, filed_at } = period;
  const since = filed_at ?? exported_at;
  return (
    <tr>
      <th scope="row" className="nowrap">
        <TextLink href={`/admin/tax/${gstin}/${month}`}>{formatMonth(month)}</TextLink>
        <small className="mute own-line numeric">{gstin}</small>
      </th>
      <td>
        <PeriodState period={period} />
      </td>
      <td className="wide nowrap numeric">{since ? formatDateTime(since) : "–"}</td>
    </tr>
  );
}
