"use client";

import { ProductGrid } from "@/components/admin/products/product-grid";
import { Allowed } from "@/components/admin/users/role";
import { ViewPager } from "@/components/admin/view/view-pager";
import { ViewSearch } from "@/components/admin/view/view-search";
import { useView, ViewBody } from "@/components/admin/view/view-state";
import { ViewTabs } from "@/components/admin/view/view-tabs";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/facts/text-link";
import type { PageEnds } from "@/lib/call/paging";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";

/** Bar above the products: search, stock filter, import and export. */
export function ProductBar() {
  return (
    <div className="view-bar">
      <ViewSearch label="Search products" placeholder="Name, model or feature" />
      <div className="flex-row product-manager-row">
        <ViewTabs label="Stock" name="stock" choices={STOCK} />
        <Allowed right="run">
          <TextLink href="/manage/products/import" prefetch={false}>
            Import
          </TextLink>
        </Allowed>
        <a className="link" href="/api/admin/products/export" download>
          Export
        </a>
      </div>
    </div>
  );
}

const STOCK = [
  { value: "", label: "All" },
  { value: "low", label: "Low stock" },
];

type ProductListProps = {
  products: readonly AdminProduct[];
  ends: PageEnds;
  /** False shows only the first products, with a link to all. */
  all: boolean;
  lowStock: number;
};

/** The products of the current view. */
export function ProductList({ products, ends, all, lowStock }: ProductListProps) {
  const { hrefOf } = useView();
  return (
    <ViewBody>
      {products.length === 0 ? (
        <NoProducts />
      ) : (
        <ProductGrid products={products} lowStock={lowStock} />
      )}
      {all && products.length > 0 && <ViewPager ends={ends} />}
      {!all && ends.next && (
        <ButtonLink
          variant="line"
          className="product-all"
          href={hrefOf({ all: "1" })}
          scroll={false}
          prefetch={false}
        >
          See All Products
        </ButtonLink>
      )}
    </ViewBody>
  );
}

function NoProducts() {
  const { params, hrefOf } = useView();
  const narrowed = params.has("query") || params.has("stock");
  return (
    <EmptyState text={narrowed ? "No products match this search." : "No products yet."}>
      {narrowed ? (
        <ButtonLink size="s" variant="line" href={hrefOf({ query: null, stock: null })}>
          Show all products
        </ButtonLink>
      ) : (
        <Allowed right="run">
          <ButtonLink size="s" href="/add-product">
            Add Product
          </ButtonLink>
        </Allowed>
      )}
    </EmptyState>
  );
}
