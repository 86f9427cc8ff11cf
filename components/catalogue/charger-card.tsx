import { CardLink } from "@/components/catalogue/card-link";
import { Price } from "@/components/ui/facts/price";
import type { Product } from "@/lib/catalogue/contract";

type ChargerCardProps = {
  product: Product;
  /** Called for a plain click instead of going to the page. */
  onOpen?: (product: Product) => void;
  /** True for the cards that are seen first. */
  priority?: boolean;
  sizes?: string;
};

/** A charger in a grid or a rail: picture, name and price, rating and tax note. One link. */
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
