"use client";

import { DelistedCard } from "@/components/admin/products/delisted-card";
import { useListing } from "@/components/admin/products/use-listing";
import { ViewPager } from "@/components/admin/view/view-pager";
import { ViewSearch } from "@/components/admin/view/view-search";
import { useView, ViewBody } from "@/components/admin/view/view-state";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { PageEnds } from "@/lib/call/paging";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";

/** Search field for the delisted products, and a choice of larger pages. */
export function DelistedBar() {
  const { params, hrefOf } = useView();
  const all = params.get("all") === "1";
  return (
    <div className="view-bar">
      <ViewSearch label="Search delisted products" placeholder="Name, model or feature" />
      <ButtonLink
        size="s"
        variant="line"
        href={all ? hrefOf({ all: null }) : hrefOf({ all: "1", query: null })}
        scroll={false}
        prefetch={false}
      >
        {all ? "See fewer" : "See All"}
      </ButtonLink>
    </div>
  );
}

/** The delisted products of this page; a product that is listed again disappears at once. */
export function DelistedList({
  products,
  ends,
}: {
  products: readonly AdminProduct[];
  ends: PageEnds;
}) {
  const { isListed, list } = useListing(products);
  const shown = products.filter((product) => !isListed(product));
  return (
    <ViewBody>
      {shown.length === 0 ? (
        <EmptyState text="No delisted products found." />
      ) : (
        <div className="product-grid">
          {shown.map((product) => (
            <DelistedCard key={product.id} product={product} onList={() => list(product, true)} />
          ))}
        </div>
      )}
      <ViewPager ends={ends} />
    </ViewBody>
  );
}
