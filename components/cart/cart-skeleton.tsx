import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Skeleton of the checkout page. */
export function CartSkeleton({ title }: { title: string }) {
  return (
    <main id="main" className="wrap checkout-page">
      <h1 className="display">{title}</h1>
      <Loading className="checkout-columns">
        <div className="cart-skeleton-lines">
          <Skeleton height={124} borderRadius={12} />
          <Skeleton height={124} borderRadius={12} />
        </div>
        <div className="checkout-aside">
          <Skeleton width="40%" height={24} />
          <Skeleton height={18} marginTop={24} />
          <Skeleton height={18} marginTop={12} />
          <Skeleton height={36} marginTop={24} />
          <Skeleton height={52} borderRadius={999} marginTop={24} />
        </div>
      </Loading>
    </main>
  );
}
