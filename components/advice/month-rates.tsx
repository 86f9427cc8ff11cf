import { Price } from "@/components/ui/facts/price";
import { SectionHead } from "@/components/ui/section-head";
import type { MonthView } from "@/lib/advice/contract";
import { keepUnits } from "@/lib/content/rules";
import { wholeRupees } from "@/lib/money";

/** What a month of these days costs by each rate, and on petrol. */
export function MonthRates({ month }: { month: MonthView }) {
  const { kwh, rows, petrol, km_per_litre: kmPerLitre } = month;
  if (rows.length === 0) return null;
  return (
    <section className="section" aria-labelledby="month">
      <div className="wrap">
        <SectionHead
          id="month"
          title="A month of it"
          lead={keepUnits(
            `The meter counts ${kwh} kWh for it, losses included. Energy charges only: duty and surcharges come on top.`,
          )}
        />
        <table className="words-table" aria-labelledby="month">
          <thead>
            <tr>
              <th scope="col">Rate</th>
              <th scope="col">A month</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cost, order, verified_on }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-column="A month">
                  <Price paise={wholeRupees(cost)} />
                </td>
                <td data-column="By">
                  {order === null ? "You" : verified_on ? order : `${order}, not yet checked`}
                </td>
              </tr>
            ))}
            {petrol !== null && (
              <tr>
                <th scope="row">The same kilometres on petrol</th>
                <td data-column="A month">
                  <Price paise={wholeRupees(petrol)} />
                </td>
                <td data-column="By">{`${kmPerLitre} km a litre`}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
