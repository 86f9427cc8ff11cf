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
              {[line.taxable, line.igst, line.cgst, line.sgst].map((paise, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: four columns that never move.
                <td key={index} className="align-end nowrap">
                  {paise === null ? "" : formatPaise(paise)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
