"use client";

import { useEffect, useState } from "react";
import type { Item } from "@/components/admin/products/pictures/picture-rules";
import { ProductPicture } from "@/components/admin/products/pictures/product-picture";

/** The small picture of an item: the product's own, or what the browser can show of the file. */
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
    // biome-ignore lint/performance/noImgElement: a blob URL has nothing to optimise.
    <img src={url} alt="" onError={() => setBroken(true)} />
  );
}
