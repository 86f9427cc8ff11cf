import { Loading, Skeleton } from "@/components/ui/skeleton";

/** Skeleton of a grid of product cards. */
export function ProductGridSkeleton({ text }: { text?: string }) {
  return (
    <>
      {text && <p className="mute">{text}</p>}
      <Loading className="product-grid">
        {PLACES.map((place) => (
          <Skeleton key={place} height={420} borderRadius={12} />
        ))}
      </Loading>
    </>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];
