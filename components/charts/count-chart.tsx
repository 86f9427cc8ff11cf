"use client";

import dynamic from "next/dynamic";
import type { CountBar } from "@/components/charts/count-bars";
import { useFontsReady } from "@/components/charts/use-fonts-ready";
import { useSize } from "@/components/charts/use-size";
import { Skeleton } from "@/components/ui/skeleton";

// Loads the chart library only where a chart is shown, behind a skeleton of the same size.
const CountBars = dynamic(
  () => import("@/components/charts/count-bars").then((module) => module.CountBars),
  { ssr: false, loading: () => <Skeleton height="100%" /> },
);

const HEIGHT = 300;
/** Minimum width in px of a column with its name below. */
const NARROWEST_COLUMN = 76;
const LYING_BAR = 36;
const AXIS = 30;

type CountChartProps = {
  /** What is counted: the legend, and the heading of the table's numbers. */
  legend: string;
  /** Caption of the equivalent table. */
  caption: string;
  bars: readonly CountBar[];
  /** Minimum column width in px before the bars become horizontal; set it lower for short names. */
  narrowest?: number;
  /** Vertical bars fill the height of the box, at least 300 px. */
  fill?: boolean;
  /** The bars are horizontal at any width. */
  lies?: boolean;
};

/**
 * Bar chart of counts by name, with an equivalent table for screen readers. The bars become horizontal
 * when their names do not fit below them.
 */
export function CountChart(props: CountChartProps) {
  const { legend, caption, bars, narrowest = NARROWEST_COLUMN, fill = false, lies } = props;
  const { ref, width, height: room } = useSize<HTMLDivElement>();
  const fontsReady = useFontsReady();
  const lying = width > 0 && (lies || width / bars.length < narrowest);
  const least = lying ? Math.max(HEIGHT, bars.length * LYING_BAR + AXIS) : HEIGHT;
  const fills = fill && !lying;
  const height = fills ? Math.max(room, least) : least;
  return (
    <figure className="chart">
      <figcaption>
        <span className="chart-legend">{legend}</span>
      </figcaption>
      <CountTable legend={legend} caption={caption} bars={bars} />
      <div
        ref={ref}
        className="plot"
        style={fills ? { flex: "1 0 0", minHeight: least } : { height }}
      >
        {width > 0 && fontsReady ? (
          <CountBars
            legend={legend}
            label={caption}
            bars={bars}
            lying={lying}
            width={width}
            height={height}
          />
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
    </figure>
  );
}

function CountTable({
  legend,
  caption,
  bars,
}: Pick<CountChartProps, "legend" | "caption" | "bars">) {
  return (
    <table className="visually-hidden">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">{legend}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count.toLocaleString("en-IN")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
