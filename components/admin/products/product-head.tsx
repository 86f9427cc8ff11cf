"use client";

import { productHref } from "@/components/admin/products/product-card";
import { useListing } from "@/components/admin/products/use-listing";
import { Allowed } from "@/components/admin/users/role";
import { Button, ButtonLink } from "@/components/ui/button";
import { Tag } from "@/components/ui/facts/tag";
import { TextLink } from "@/components/ui/facts/text-link";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";

type ProductHeadProps = {
  product: AdminProduct;
  /** The list it was opened from; decides the back link and a button's label. */
  among: "all" | "delisted";
};

const LISTS = {
  all: { href: "/manage/products", name: "Manage Products", button: "Show" },
  delisted: { href: "/admin/delisted-products", name: "Delisted Products", button: "Listing" },
};

/** Head of a product's page: name, state and actions. */
export function ProductHead({ product, among }: ProductHeadProps) {
  const from = LISTS[among];
  const { isListed, list } = useListing(product);
  const isHydrated = useHydrated();
  const listed = isListed(product);
  return (
    <div className="flex-row page-head">
      <div className="row-lead">
        <TextLink className="small" href={from.href}>
          {from.name}
        </TextLink>
        <div className="flex-row flex-row--close">
          <h1>{product.name}</h1>
          <Tag tone={listed ? "ok" : "off"}>{listed ? "Listed" : "Delisted"}</Tag>
        </div>
      </div>
      <p className="flex-row product-head-links">
        {listed && (
          <TextLink href={`/products/${product.slug}`} target="_blank" prefetch={false}>
            Public page
          </TextLink>
        )}
        <TextLink href={`/admin/orders?product_id=${product.id}`} prefetch={false}>
          Who bought this
        </TextLink>
      </p>
      <Allowed right="run">
        <Button size="s" variant="line" waking={!isHydrated} onClick={() => list(product, !listed)}>
          {listed ? "Delist" : from.button}
        </Button>
        <ButtonLink size="s" variant="ink" href={productHref("edit", product.id)}>
          Edit
        </ButtonLink>
      </Allowed>
    </div>
  );
}
