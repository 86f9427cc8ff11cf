"use client";

import dynamic from "next/dynamic";
import type { CountBar } from "@/components/charts/count-bars";
import { useFontsReady } from "@/components/charts/use-fonts-ready";
import { useSize } from "@/components/charts/use-size";
import { Skeleton } from "@/components/ui/skeleton";

// The chart library comes with the pages that draw one, behind a box of the same size.
const CountBars = dynamic(
  () => import("@/components/charts/count-bars").then((module) => module.CountBars),
  { ssr: false, loading: () => <Skeleton height="100%" /> },
);

const HEIGHT = 300;
/** Px of a bar with its name under it. */
const NARROWEST_COLUMN = 76;
const LYING_BAR = 36;
const AXIS = 30;

type CountChartProps = {
  /** What is counted; the legend and the heading of the numbers. */
  legend: string;
  /** Names the table that says the same in words. */
  caption: string;
  bars: readonly CountBar[];
  /** Px under which a column is too narrow for its name: less where the names are short. */
  narrowest?: number;
  /** Standing bars are as high as the box has room, 300 px at least. */
  fill?: boolean;
};

/**
 * Counts by name as bars, with a table of the same for screen readers. The bars lie down where their
 * names would not fit under them.
 */
export function CountChart(props: CountChartProps) {
  const { legend, caption, bars, narrowest = NARROWEST_COLUMN, fill = false } = props;
  const { ref, width, height: room } = useSize<HTMLDivElement>();
  const fontsReady = useFontsReady();
  const lying = width > 0 && width / bars.length < narrowest;
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
