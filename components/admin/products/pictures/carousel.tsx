"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { ProductPicture } from "@/components/admin/products/pictures/product-picture";
import { IconButton } from "@/components/ui/icon-button";
import type { Picture } from "@/lib/catalogue/contract";

type CarouselProps = {
  /** Accessible name: the product's. */
  name: string;
  pictures: readonly Picture[];
  sizes: string;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Carousel of a product's pictures that wraps around. No arrows for a single picture. */
export function Carousel({ name, pictures, sizes }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const count = pictures.length;
  // An edit may have removed pictures.
  const at = Math.min(index, Math.max(count - 1, 0));
  const go = (step: number) => setIndex((at + step + count) % count);

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    go(step);
  }

  return (
    <section
      className="product-carousel"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      onKeyDown={press}
    >
      <ProductPicture picture={pictures[at]} sizes={sizes} />
      {count > 1 && (
        <div className="product-carousel-nav">
          <IconButton size="s" label={`Previous picture of ${name}`} onClick={() => go(-1)}>
            <ChevronLeft className="icon" aria-hidden="true" />
          </IconButton>
          <span className="numeric" aria-live="polite">
            {at + 1} of {count}
          </span>
          <IconButton size="s" label={`Next picture of ${name}`} onClick={() => go(1)}>
            <ChevronRight className="icon" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
