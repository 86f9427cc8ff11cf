import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Skeleton of the order on its way. */
export function OnTheWaySkeleton() {
  return (
    <Loading>
      <Skeleton className="skeleton--journey" borderRadius={12} />
    </Loading>
  );
}

/** Skeleton of the three tiles. */
export function TotalsSkeleton() {
  return (
    <Loading>
      <Skeleton className="skeleton--totals" borderRadius={12} />
    </Loading>
  );
}

/** Skeleton of the chart's box. */
export function SummarySkeleton() {
  return (
    <Loading>
      <Skeleton className="skeleton--arrivals" borderRadius={12} />
    </Loading>
  );
}

/** Skeleton of the box with five activities. */
export function ActivitySkeleton() {
  return (
    <Loading>
      <Skeleton className="skeleton--activity" borderRadius={12} />
    </Loading>
  );
}
