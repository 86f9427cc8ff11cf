import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Stands in for the three tiles. */
export function TotalsSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-[338px] md:h-[124px]" borderRadius={12} />
    </Loading>
  );
}

/** Stands in for the box of the chart. */
export function SummarySkeleton() {
  return (
    <Loading>
      <Skeleton className="h-[407px] md:h-[381px] min-[1180px]:h-[423px]" borderRadius={12} />
    </Loading>
  );
}

/** Stands in for the box of five activities. */
export function ActivitySkeleton() {
  return (
    <Loading>
      <Skeleton className="h-[468px] md:h-[423px]" borderRadius={12} />
    </Loading>
  );
}
