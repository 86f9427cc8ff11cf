import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Stands in for an inbox. */
export function MessageSkeleton() {
  return (
    <Loading className="grid gap-3">
      <Skeleton height={120} borderRadius={12} />
      <Skeleton height={120} borderRadius={12} />
      <Skeleton height={120} borderRadius={12} />
    </Loading>
  );
}
