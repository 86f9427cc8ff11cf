import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Stands in for what needs attention. */
export function AttentionSkeleton() {
  return <Box className="skeleton--tiles" />;
}

/** Stands in for the three figures. */
export function FiguresSkeleton() {
  return <Box className="skeleton--totals" />;
}

/** Stands in for the table of chargers. */
export function StatusSkeleton() {
  return <Box className="skeleton--orders" />;
}

/** Stands in for the bars. */
export function BarsSkeleton() {
  return <Box className="skeleton--orders" />;
}

/** Stands in for the sales by day. */
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
