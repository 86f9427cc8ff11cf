"use client";

import { ImageOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Picture } from "@/components/ui/picture";
import type { Picture as Source } from "@/lib/catalogue/contract";

type ProductPictureProps = {
  picture: Source | undefined;
  /** Said instead of the picture's own text; "" where the name stands beside it. */
  alt?: string;
  sizes: string;
};

/** A picture of a product, and once and for all a placeholder where there is none or it does not load. */
export function ProductPicture({ picture, ...rest }: ProductPictureProps) {
  if (!picture) return <NoPicture />;
  // Another picture gets a chance of its own.
  return <Loaded key={picture.base} picture={picture} {...rest} />;
}

function Loaded({ picture, alt, sizes }: ProductPictureProps & { picture: Source }) {
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may have failed before this page's scripts could hear of it.
    const image = frame.current?.querySelector("img");
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setFailed(true);
  }, []);
  if (failed) return <NoPicture />;
  return (
    <div ref={frame} className="product-picture" onErrorCapture={() => setFailed(true)}>
      <Picture {...picture} alt={alt ?? picture.alt} size={1200} sizes={sizes} />
    </div>
  );
}

function NoPicture() {
  return (
    <div className="product-picture product-picture--none" role="img" aria-label="No picture">
      <ImageOff className="icon" aria-hidden="true" />
    </div>
  );
}
