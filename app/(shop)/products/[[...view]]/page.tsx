import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Catalogue } from "@/components/catalogue/catalogue";
import { JsonLd } from "@/components/seo/json-ld";
import { readCatalogue } from "@/lib/catalogue/cached";
import { fullName } from "@/lib/catalogue/rules";
import { productsPage } from "@/lib/content/products-page";
import { breadcrumbList, itemList } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { trailTo } from "@/lib/seo/pages";

// The address is /products alone. The optional segment makes it a page that is prerendered when it is
// first asked for: as a plain page it would ask the database during the build.
type Props = { params: Promise<{ view?: string[] }> };

export const dynamicParams = true;

export function generateStaticParams(): { view: string[] }[] {
  return [];
}

export function generateMetadata(): Metadata {
  const { title, description } = productsPage;
  return pageMetadata({ title, description, path: "/products" });
}

export default async function ProductsPage({ params }: Props) {
  const { view } = await params;
  if (view) notFound();
  const products = await readCatalogue();
  return (
    <>
      <JsonLd data={breadcrumbList(trailTo("/products"))} />
      <JsonLd
        data={itemList(
          products.map((product) => ({
            name: fullName(product),
            path: `/products/${product.slug}`,
          })),
        )}
      />
      <section className="wrap cat-h" aria-labelledby="products">
        <h1 className="display" id="products">
          {productsPage.heading}
        </h1>
        <p className="lead mute">{productsPage.lead}</p>
      </section>
      <Catalogue products={products} />
    </>
  );
}
