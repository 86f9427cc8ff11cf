import { ViewBody, ViewState } from "@/components/admin/view/view-state";
import { ViewTabs } from "@/components/admin/view/view-tabs";
import { SalesChart } from "@/components/charts/sales-chart";
import type { DayFigures } from "@/lib/analytics/day-rules";
import { formatPaise } from "@/lib/money";

type DaySalesProps = {
  days: readonly DayFigures[];
  /** Total, refunds and daily average of the period, in paise. */
  sales: number;
  refunded: number;
  average: number;
  orders: number;
};

/** Sales of the last days, with a choice of the number of days. */
export function DaySales({ days, sales, refunded, average, orders }: DaySalesProps) {
  return (
    <section className="surface" aria-labelledby="sales-by-day">
      <ViewState path="/admin/dashboard">
        <div className="flex-row between day-head">
          <h2 id="sales-by-day">Sales by day</h2>
          <ViewTabs label="Period" name="days" choices={PERIODS} />
        </div>
        <ViewBody>
          <dl className="day-figures numeric">
            <div>
              <dt>Total of {days.length} days</dt>
              <dd>{formatPaise(sales)}</dd>
            </div>
            {refunded > 0 && (
              <div>
                <dt>Refunded</dt>
                <dd>{formatPaise(refunded)}</dd>
              </div>
            )}
            <div>
              <dt>Average a day</dt>
              <dd>{formatPaise(average)}</dd>
            </div>
            <div>
              <dt>Orders</dt>
              <dd>{orders.toLocaleString("en-IN")}</dd>
            </div>
          </dl>
          {orders === 0 ? (
            <p className="mute day-none">Nothing was ordered in these {days.length} days.</p>
          ) : (
            <SalesChart caption={`Sales by day, last ${days.length} days`} days={days} />
          )}
        </ViewBody>
      </ViewState>
    </section>
  );
}

const PERIODS = [
  { value: "", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "365 days" },
];
