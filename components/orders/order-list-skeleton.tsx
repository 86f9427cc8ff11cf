import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Skeleton of the order history: cards with the height of an open order. */
export function OrderListSkeleton() {
  return (
    <Loading className="order-cards">
      <Skeleton height={272} borderRadius={12} />
      <Skeleton height={272} borderRadius={12} />
      <Skeleton height={272} borderRadius={12} />
    </Loading>
  );
}
