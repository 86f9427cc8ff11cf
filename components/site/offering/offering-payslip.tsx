import { Price } from "@/components/ui/facts/price";

/** A line of a pay slip; `amount` in paise, `note` is the rule behind it. */
type Line = { name: string; amount: number; note: string };

type OfferingPayslipProps = {
  title: string;
  days: string;
  earnings: readonly Line[];
  deductions: readonly Line[];
};

/** A pay slip that explains each line. The totals are computed here; the bar is to scale. */
export function OfferingPayslip({ title, days, earnings, deductions }: OfferingPayslipProps) {
  const gross = sum(earnings);
  const net = gross - sum(deductions);
  return (
    <div className="slip">
      <div className="flex-row between payslip-head">
        <h2 className="title">{title}</h2>
        <p className="mute numeric">{days}</p>
      </div>
      <div className="slip-bar" aria-hidden="true">
        <b style={{ flexGrow: net }}>{share(net, gross)} reaches the bank</b>
        {deductions.map((line) => (
          <i key={line.name} style={{ flexGrow: line.amount }} />
        ))}
      </div>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <Lines lines={earnings} total={{ name: "Gross", amount: gross }} />
        <Lines lines={deductions} sign="−" total={{ name: "Net pay", amount: net }} />
      </table>
    </div>
  );
}

function Lines({
  lines,
  total,
  sign = "",
}: {
  lines: readonly Line[];
  total: { name: string; amount: number };
  sign?: string;
}) {
  return (
    <tbody>
      {lines.map((line) => (
        <tr key={line.name}>
          <th scope="row">{line.name}</th>
          <td className="mute">{line.note}</td>
          <td>
            {line.amount > 0 && <span>{sign}</span>}
            <Price paise={line.amount} />
          </td>
        </tr>
      ))}
      <tr className="slip-sum">
        <th scope="row" colSpan={2}>
          {total.name}
        </th>
        <td>
          <Price paise={total.amount} />
        </td>
      </tr>
    </tbody>
  );
}

/** "92 %" */
function share(part: number, whole: number) {
  return `${Math.round((part / whole) * 100)} %`;
}

function sum(lines: readonly Line[]) {
  return lines.reduce((total, line) => total + line.amount, 0);
}
