import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Stands in for what needs attention. */
export function AttentionSkeleton() {
  return <Box className="h-[148px]" />;
}

/** Stands in for the three figures. */
export function FiguresSkeleton() {
  return <Box className="h-[338px] md:h-[124px]" />;
}

/** Stands in for the table of chargers. */
export function StatusSkeleton() {
  return <Box className="h-[520px]" />;
}

/** Stands in for the bars. */
export function BarsSkeleton() {
  return <Box className="h-[520px]" />;
}

/** Stands in for the sales by day. */
export function DaySalesSkeleton() {
  return <Box className="h-[460px]" />;
}

function Box({ className }: { className: string }) {
  return (
    <Loading>
      <Skeleton className={className} borderRadius={12} />
    </Loading>
  );
}
