"use client";

import { useEffect, useRef, useState } from "react";
import { Picture } from "@/components/ui/picture";
import type { Picture as Source } from "@/lib/catalogue/contract";

type ProductPictureProps = {
  picture: Source | undefined;
  /** Replaces the picture's own alt text; "" if the name is shown beside it. */
  alt?: string;
  sizes: string;
};

/** A picture of a product, or a placeholder if there is none or it fails to load. */
export function ProductPicture({ picture, ...rest }: ProductPictureProps) {
  if (!picture) return <NoPicture />;
  // Keyed, so that a new picture is loaded even if the one before failed.
  return <Loaded key={picture.base} picture={picture} {...rest} />;
}

function Loaded({ picture, alt, sizes }: ProductPictureProps & { picture: Source }) {
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may have failed before hydration.
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
    <div className="product-picture product-picture--none" role="img" aria-label="No picture" />
  );
}
