import type { Speed } from "@/lib/visits/contract";
import { type Device, METRIC_NAMES, METRICS, type MetricName } from "@/lib/visits/rules";

const DEVICE_LABELS: Record<Device, string> = {
  phone: "Phone",
  tablet: "Tablet",
  desktop: "Desktop",
};

export const deviceLabel = (device: Device): string => DEVICE_LABELS[device];

/** A page as the tables name it. */
export function pageLabel(page: string): string {
  if (page === "/") return "Home";
  if (page === "/products/*") return "All product pages";
  if (page === "/checkout/*") return "Order placed";
  return page === "other" ? "Other addresses" : page;
}

/** The steps after the first page, as the funnel names them. */
export const LATER = [
  { step: "product", label: "Saw a charger" },
  { step: "cart", label: "Opened the cart" },
  { step: "checkout", label: "Opened the checkout" },
  { step: "paid", label: "Ordered" },
] as const;

/** "1.92 s", "180 ms"; CLS, which is counted in thousandths, "0.02". */
export function figureText(metric: MetricName, value: number): string {
  if (METRICS[metric].unit === "thousandths") return (value / 1000).toFixed(2);
  return value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`;
}

export const MARK_LABELS = { good: "Good", fair: "Fair", poor: "Poor" } as const;

/** A page on one kind of device, with its figure of each metric. */
export type SpeedRow = Pick<Speed, "page" | "device" | "visits"> & {
  figures: (Speed | undefined)[];
};

/** One row per page and kind of device, in the order of the report. */
export function speedRows(speed: readonly Speed[]): SpeedRow[] {
  const groups = Map.groupBy(speed, ({ page, device }) => `${device} ${page}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const figures = METRIC_NAMES.map((name) => group.find(({ metric }) => metric === name));
    const visits = Math.max(...group.map((one) => one.visits));
    return [{ page: first.page, device: first.device, visits, figures }];
  });
}

/** "38 %" of the visits that landed; "" for none. */
export function shareText(count: number, landed: number): string {
  return landed === 0 ? "" : `${Math.round((count / landed) * 100)} %`;
}
