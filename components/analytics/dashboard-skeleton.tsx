import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Stands in for the three tiles. */
export function TotalsSkeleton() {
  return (
    <Loading>
      <Skeleton className="skeleton--totals" borderRadius={12} />
    </Loading>
  );
}

/** Stands in for the box of the chart. */
export function SummarySkeleton() {
  return (
    <Loading>
      <Skeleton className="skeleton--arrivals" borderRadius={12} />
    </Loading>
  );
}

/** Stands in for the box of five activities. */
export function ActivitySkeleton() {
  return (
    <Loading>
      <Skeleton className="skeleton--activity" borderRadius={12} />
    </Loading>
  );
}
