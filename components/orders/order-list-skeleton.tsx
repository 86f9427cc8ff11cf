import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Stands in for the order history: cards of the height that an open order has. */
export function OrderListSkeleton() {
  return (
    <Loading className="order-cards">
      <Skeleton height={272} borderRadius={12} />
      <Skeleton height={272} borderRadius={12} />
      <Skeleton height={272} borderRadius={12} />
    </Loading>
  );
}
