"use client";

import { Area, AreaChart, Tooltip, type TooltipContentProps, XAxis, YAxis } from "recharts";
import { amountInWords, amountTicks } from "@/lib/analytics/amount-rules";
import { type DayFigures, dayTicks, wholeDay } from "@/lib/analytics/day-rules";
import { formatPaise } from "@/lib/money";

type SalesAreaProps = {
  label: string;
  days: readonly DayFigures[];
  width: number;
  height: number;
};

/** The chart itself. Import it lazily: it pulls in the chart library. */
export function SalesArea({ label, days, width, height }: SalesAreaProps) {
  const amounts = amountTicks(Math.max(...days.map(({ total_sales }) => total_sales)));
  const amountWidth = 10 + 6.5 * Math.max(...amounts.map((paise) => amountInWords(paise).length));
  const named = dayTicks(
    days.map(({ day }) => day),
    Math.floor((width - amountWidth) / NAME_WIDTH),
  );
  return (
    <AreaChart
      data={[...days]}
      width={width}
      height={height}
      margin={{ top: 12, right: 34, bottom: 0, left: 0 }}
      aria-label={`${label}, arrow keys go from day to day`}
    >
      <XAxis
        dataKey="day"
        ticks={named.days}
        tickFormatter={named.label}
        tickLine={false}
        interval={0}
        height={30}
        tick={TICK}
        axisLine={{ stroke: "var(--color-line-2)" }}
      />
      <YAxis
        type="number"
        ticks={amounts}
        domain={[0, amounts.at(-1) ?? 1]}
        tickFormatter={amountInWords}
        tickLine={false}
        axisLine={false}
        width={amountWidth}
        interval={0}
        tick={TICK}
      />
      <Tooltip
        cursor={{ stroke: "var(--color-line-2)" }}
        isAnimationActive={false}
        content={(tip) => <Tip {...tip} />}
      />
      <Area
        dataKey="total_sales"
        name="Sales"
        type="linear"
        stroke="var(--chart-1)"
        // A thinner line for long periods: in a year, days are hardly a pixel apart.
        strokeWidth={days.length > 100 ? 1.25 : 2}
        fill="var(--color-mist)"
        fillOpacity={1}
        isAnimationActive={false}
        activeDot={{ r: 4, fill: "var(--chart-1)", stroke: "var(--color-white)", strokeWidth: 2 }}
      />
    </AreaChart>
  );
}

/** Width in px of a label such as "27 Nov" or "Nov 2026", with spacing. */
const NAME_WIDTH = 92;
const TICK = { fontSize: "12px", fill: "var(--color-text-2)" };

function Tip({ active, payload }: TooltipContentProps) {
  const figures: DayFigures | undefined = payload[0]?.payload;
  if (!active || !figures) return null;
  return (
    <div className="chart-tip" role="status">
      <b>{formatPaise(figures.total_sales)}</b>
      <span className="numeric">
        {wholeDay(figures.day)}, {orders(figures.total_orders)}
      </span>
    </div>
  );
}

function orders(count: number): string {
  return `${count.toLocaleString("en-IN")} ${count === 1 ? "order" : "orders"}`;
}
