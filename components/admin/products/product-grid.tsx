"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ProductCard, productHref } from "@/components/admin/products/product-card";
import { useListing } from "@/components/admin/products/use-listing";
import { useRowKeys } from "@/components/admin/view/use-row-keys";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";

/** Grid of product cards; j and k move through them, Enter opens the chosen one. */
export function ProductGrid({
  products,
  lowStock,
}: {
  products: readonly AdminProduct[];
  lowStock: number;
}) {
  const router = useRouter();
  const listing = useListing(products);
  const [chosen, choose] = useState<string | null>(null);
  const ids = products.map(({ id }) => id);
  useRowKeys({ ids, chosen, choose, open: (id) => router.push(productHref("view", id)) });
  return (
    <div className="product-grid">
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          lowStock={lowStock}
          listed={listing.isListed(product)}
          onList={(listed) => listing.list(product, listed)}
          chosen={product.id === chosen}
        />
      ))}
    </div>
  );
}
