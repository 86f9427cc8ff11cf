"use client";

import { useEffect, useState } from "react";
import type { Item } from "@/components/admin/products/pictures/picture-rules";
import { ProductPicture } from "@/components/admin/products/pictures/product-picture";

/** Thumbnail of an item: the product's picture, or a preview of the file if the browser can show it. */
export function ItemPicture({ item }: { item: Item }) {
  return (
    <div className="product-thumb">
      {item.file ? (
        <FilePicture file={item.file} />
      ) : (
        <ProductPicture picture={item.picture} alt="" sizes="88px" />
      )}
    </div>
  );
}

function FilePicture({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (broken) return <p className="micro">This file cannot be shown.</p>;
  if (!url) return null;
  return (
    // biome-ignore lint/performance/noImgElement: next/image cannot optimise a blob URL.
    <img src={url} alt="" onError={() => setBroken(true)} />
  );
}
