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
  /** True for cards above the fold. */
  priority?: boolean;
  /** Called on a plain click instead of navigating; `href` stays for crawlers and new tabs. */
  onOpen?: () => void;
  /** Content below the picture. */
  children: ReactNode;
};

/** A card that is one link to the charger's page: square picture with arrow badge, and text. */
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
