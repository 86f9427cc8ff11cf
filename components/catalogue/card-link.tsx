import { ArrowUpRight } from "lucide-react";
import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { Picture as ProductPicture } from "@/lib/catalogue/contract";

type CardLinkProps = {
  slug: string;
  picture?: ProductPicture;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** True for the cards that are seen first. */
  priority?: boolean;
  /** Called for a plain click instead of going to the page; the address stays for crawlers and new tabs. */
  onOpen?: () => void;
  /** What stands under the picture. */
  children: ReactNode;
};

/** A charger's square picture with the arrow badge, and its words: one link to its page. */
export function CardLink({ slug, picture, sizes, priority, onOpen, children }: CardLinkProps) {
  return (
    <Link
      className="card"
      href={`/products/${slug}`}
      prefetch={onOpen ? false : undefined}
      aria-haspopup={onOpen ? "dialog" : undefined}
      onClick={onOpen && ((event) => openInPlace(event, onOpen))}
    >
      <div className="picture">
        {picture && <Picture {...picture} size={1200} sizes={sizes} priority={priority} />}
        <span className="badge" aria-hidden="true">
          <ArrowUpRight className="icon" />
        </span>
      </div>
      <div className="meta">{children}</div>
    </Link>
  );
}

function openInPlace(event: MouseEvent, open: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}
