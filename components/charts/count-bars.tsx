"use client";

import {
  Bar,
  BarChart,
  type BaseTickContentProps,
  LabelList,
  Text,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts";
import { countTicks } from "@/lib/analytics/rules";

/** `name` is unique. */
export type CountBar = { name: string; count: number };

type CountBarsProps = {
  legend: string;
  label: string;
  bars: readonly CountBar[];
  /** Horizontal bars, with the names on the left. */
  lying: boolean;
  width: number;
  height: number;
};

/** The chart itself. Import it lazily: it pulls in the chart library. */
export function CountBars({ legend, label, bars, lying, width, height }: CountBarsProps) {
  const ticks = countTicks(Math.max(...bars.map(({ count }) => count)));
  const data = bars.map((bar, index) => ({
    ...bar,
    // A colour ramp; bars beyond its end get its last colour.
    fill: `var(--chart-${Math.min(index + 1, COLOURS)})`,
  }));
  const counts = { ...COUNTS, ticks, domain: [0, ticks.at(-1) ?? 1] };
  const nameWidth = Math.min(112, Math.round(width * 0.36));
  const countWidth = 12 + 8 * formatCount(ticks.at(-1)).length;
  const column = (width - countWidth) / bars.length;
  return (
    <BarChart
      data={data}
      layout={lying ? "vertical" : "horizontal"}
      width={width}
      height={height}
      margin={lying ? LYING : STANDING}
      barCategoryGap="18%"
      aria-label={`${label}, arrow keys go from bar to bar`}
    >
      {lying ? (
        <XAxis {...counts} axisLine={false} height={24} interval="equidistantPreserveStart" />
      ) : (
        <XAxis {...NAMES} height={44} tick={(tick) => <ColumnName tick={tick} width={column} />} />
      )}
      {lying ? (
        <YAxis
          {...NAMES}
          width={nameWidth}
          tick={(tick) => <RowName tick={tick} width={nameWidth - 10} />}
        />
      ) : (
        <YAxis {...counts} axisLine={false} width={countWidth} interval={0} />
      )}
      <Tooltip
        cursor={{ fill: "rgb(var(--ink-channels) / 0.05)", stroke: "none" }}
        isAnimationActive={false}
        content={(tip) => <Tip {...tip} legend={legend} />}
      />
      <Bar
        dataKey="count"
        name={legend}
        maxBarSize={lying ? 12 : 76}
        radius={lying ? [0, 3, 3, 0] : [3, 3, 0, 0]}
        stroke="var(--color-white)"
        strokeWidth={2}
        animationDuration={400}
        animationEasing="ease-out"
      >
        <LabelList {...VALUE} position={lying ? "right" : "top"} />
      </Bar>
    </BarChart>
  );
}

const COLOURS = 6;
const STANDING = { top: 24, right: 0, bottom: 0, left: 0 };
const LYING = { top: 0, right: 40, bottom: 0, left: 0 };
// With a unit: the chart library measures text in this size before it wraps a name.
const FONT = { fontSize: "12px" };
const SMALL = { fontSize: "11px" };
/** Column width in px below which the name is set in small type. */
const NARROW = 64;
const VALUE = {
  dataKey: "count",
  className: "chart-value",
  fill: "var(--color-ink)",
  formatter: formatCount,
} as const;
const TICK = { ...FONT, fill: "var(--color-text-2)" };
const COUNTS = {
  type: "number",
  allowDecimals: false,
  tickLine: false,
  tick: TICK,
  tickFormatter: formatCount,
} as const;
const NAMES = {
  type: "category",
  dataKey: "name",
  tickLine: false,
  interval: 0,
  axisLine: { stroke: "var(--color-line-2)" },
} as const;

/** A name below its bar: at most two lines; the tooltip has the full name. */
function ColumnName({ tick, width }: { tick: BaseTickContentProps; width: number }) {
  return (
    <Text
      x={tick.x}
      y={tick.y}
      width={width < NARROW ? width : width - 8}
      maxLines={2}
      textAnchor="middle"
      verticalAnchor="start"
      style={width < NARROW ? SMALL : FONT}
      fill="var(--color-text-2)"
    >
      {String(tick.payload.value)}
    </Text>
  );
}

/** A name left of its bar. */
function RowName({ tick, width }: { tick: BaseTickContentProps; width: number }) {
  return (
    <Text
      x={0}
      y={tick.y}
      width={width}
      maxLines={2}
      textAnchor="start"
      verticalAnchor="middle"
      style={FONT}
      fill="var(--color-text-2)"
    >
      {String(tick.payload.value)}
    </Text>
  );
}

function Tip({ active, payload, legend }: TooltipContentProps & { legend: string }) {
  const bar: CountBar | undefined = payload[0]?.payload;
  if (!active || !bar) return null;
  return (
    <div className="chart-tip" role="status">
      <b>{bar.name}</b>
      <span className="numeric">
        {legend}: {formatCount(bar.count)}
      </span>
    </div>
  );
}

function formatCount(count: unknown): string {
  return Number(count).toLocaleString("en-IN");
}
