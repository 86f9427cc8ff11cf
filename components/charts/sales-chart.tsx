"use client";

import dynamic from "next/dynamic";
import { useFontsReady } from "@/components/charts/use-fonts-ready";
import { useSize } from "@/components/charts/use-size";
import { Skeleton } from "@/components/ui/skeleton";
import { type DayFigures, wholeDay } from "@/lib/analytics/day-rules";
import { formatPaise } from "@/lib/money";

const SalesArea = dynamic(
  () => import("@/components/charts/sales-area").then((module) => module.SalesArea),
  { ssr: false, loading: () => <Skeleton height="100%" /> },
);

const HEIGHT = 300;

/** Chart of sales by day, oldest first, with an equivalent table for screen readers. */
export function SalesChart({ caption, days }: { caption: string; days: readonly DayFigures[] }) {
  const { ref, width } = useSize<HTMLDivElement>();
  const fontsReady = useFontsReady();
  return (
    <figure className="chart">
      <div className="visually-hidden">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Orders</th>
              <th scope="col">Sales</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, total_orders, total_sales }) => (
              <tr key={day}>
                <th scope="row">{wholeDay(day)}</th>
                <td>{total_orders}</td>
                <td>{formatPaise(total_sales)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div ref={ref} className="plot" style={{ height: HEIGHT }}>
        {width > 0 && fontsReady ? (
          <SalesArea label={caption} days={days} width={width} height={HEIGHT} />
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
    </figure>
  );
}
