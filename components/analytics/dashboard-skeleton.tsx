import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Stands in for totals and activity until their calls have finished. */
export function DashboardSkeleton() {
  return (
    <Loading className="grid gap-6">
      <Skeleton height={128} borderRadius={12} />
      <Skeleton height={380} borderRadius={12} />
    </Loading>
  );
}
