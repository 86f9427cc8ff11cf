import { CardLink } from "@/components/catalogue/card-link";
import { Price } from "@/components/ui/facts/price";
import type { Product } from "@/lib/catalogue/contract";

type ChargerCardProps = {
  product: Product;
  /** Called on a plain click instead of navigating. */
  onOpen?: (product: Product) => void;
  /** True for cards above the fold. */
  priority?: boolean;
  sizes?: string;
};

/** A charger in a grid or rail, as one link: picture, name, price, rating and tax note. */
export function ChargerCard({ product, onOpen, priority, sizes = GRID_SIZES }: ChargerCardProps) {
  return (
    <CardLink
      slug={product.slug}
      picture={product.pictures[0]}
      sizes={sizes}
      priority={priority}
      onOpen={onOpen && (() => onOpen(product))}
    >
      <span className="name">{product.name}</span>
      <Price paise={product.price} className="price numeric" />
      <span className="rate">{product.summary}</span>
      <span className="from">incl. taxes</span>
    </CardLink>
  );
}

const GRID_SIZES = "(min-width: 1000px) 410px, (min-width: 600px) 50vw, 100vw";
