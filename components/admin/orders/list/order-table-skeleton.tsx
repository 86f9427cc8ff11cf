import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Skeleton of the table of orders. */
export function OrderTableSkeleton() {
  return (
    <Loading>
      <Skeleton height={560} borderRadius={12} />
    </Loading>
  );
}
