import { ArrowUpRight } from "lucide-react";
import Link from "next/link";
import type { MouseEvent } from "react";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import type { Product } from "@/lib/catalogue/contract";

type ChargerCardProps = {
  product: Product;
  /** Called for a plain click instead of going to the page; the address stays for crawlers and new tabs. */
  onOpen?: (product: Product) => void;
  /** True for the cards that are seen first. */
  priority?: boolean;
  sizes?: string;
};

/** A charger in a grid or a rail: picture, name and price, rating and tax note. One link. */
export function ChargerCard({ product, onOpen, priority, sizes = GRID_SIZES }: ChargerCardProps) {
  const [picture] = product.pictures;
  return (
    <Link
      className="card"
      href={`/products/${product.slug}`}
      prefetch={onOpen ? false : undefined}
      aria-haspopup={onOpen ? "dialog" : undefined}
      onClick={onOpen && ((event) => openInPlace(event, () => onOpen(product)))}
    >
      <div className="pic">
        {picture && <Picture {...picture} size={1200} sizes={sizes} priority={priority} />}
        <span className="badge" aria-hidden="true">
          <ArrowUpRight className="i" />
        </span>
      </div>
      <div className="meta">
        <span className="name">{product.name}</span>
        <Price paise={product.price} className="price num" />
        <span className="rate">{product.summary}</span>
        <span className="from">incl. taxes</span>
      </div>
    </Link>
  );
}

const GRID_SIZES = "(min-width: 1000px) 410px, (min-width: 600px) 50vw, 100vw";

function openInPlace(event: MouseEvent, open: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}
