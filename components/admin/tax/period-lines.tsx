import type { TaxPeriodView } from "@/lib/filing/contract";
import { formatPaise } from "@/lib/money";

type Line = TaxPeriodView["lines"][number];

/** The tables of GSTR-1 with their sums. */
export function PeriodLines({ lines }: { lines: readonly Line[] }) {
  return (
    <div className="table-scroll">
      <table className="table">
        <caption className="visually-hidden">Tables of GSTR-1</caption>
        <thead>
          <tr>
            <th scope="col">Table</th>
            <th scope="col" className="align-end">
              Rows
            </th>
            <th scope="col" className="align-end">
              Taxable
            </th>
            {["IGST", "CGST", "SGST"].map((head) => (
              <th key={head} scope="col" className="align-end">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="numeric">
          {lines.map((line) => (
            <tr key={line.table}>
              <th scope="row">{line.table}</th>
              <td className="align-end">{line.count.toLocaleString("en-IN")}</td>
              {AMOUNTS.map((name) => (
                <td key={name} className="align-end nowrap">
                  {amount(line[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const AMOUNTS = ["taxable", "igst", "cgst", "sgst"] as const;

/** Table 13 has a count only. */
function amount(paise: number | null): string {
  return paise === null ? "" : formatPaise(paise);
}
