import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Skeleton of "Needs attention". */
export function AttentionSkeleton() {
  return <Box className="skeleton--tiles" />;
}

/** Skeleton of the three figures. */
export function FiguresSkeleton() {
  return <Box className="skeleton--totals" />;
}

/** Skeleton of the table of chargers. */
export function StatusSkeleton() {
  return <Box className="skeleton--orders" />;
}

/** Skeleton of the bar chart. */
export function BarsSkeleton() {
  return <Box className="skeleton--orders" />;
}

/** Skeleton of the sales by day. */
export function DaySalesSkeleton() {
  return <Box className="skeleton--chart" />;
}

function Box({ className }: { className: string }) {
  return (
    <Loading>
      <Skeleton className={className} borderRadius={12} />
    </Loading>
  );
}
