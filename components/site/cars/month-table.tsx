import { Price } from "@/components/ui/facts/price";
import { wholeRupees } from "@/lib/money";

/** A cost in paise, and whose rate it is. */
type Rate = { category: "home" | "ev"; paise: number; order: string; verifiedOn: string | null };

type MonthTableProps = {
  months: readonly {
    state: string;
    month: { rows: readonly Rate[]; petrolPaise: number | null };
  }[];
  labelledBy: string;
};

/** What a month of driving costs in each state, on either kind of meter, and on petrol. */
export function MonthTable({ months, labelledBy }: MonthTableProps) {
  return (
    <table className="words-table month-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">EV meter</th>
          <th scope="col">Home meter</th>
          <th scope="col">Petrol</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ state, month: { rows, petrolPaise } }) => (
          <tr key={state}>
            <th scope="row">{state}</th>
            <td data-column="EV meter">
              <Cost row={rows.find(({ category }) => category === "ev")} />
            </td>
            <td data-column="Home meter">
              <Cost row={rows.find(({ category }) => category === "home")} />
            </td>
            <td data-column="Petrol">
              {petrolPaise !== null && <Price paise={wholeRupees(petrolPaise)} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cost({ row }: { row: Rate | undefined }) {
  if (!row) return "–";
  return (
    <span>
      <Price paise={wholeRupees(row.paise)} />
      <span className="car-unchecked">
        {row.verifiedOn === null ? `${row.order}, not yet checked` : row.order}
      </span>
    </span>
  );
}
