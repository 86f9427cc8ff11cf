import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { AskTile } from "@/components/catalogue/ask-tile";
import { Catalogue } from "@/components/catalogue/catalogue";
import { JsonLd } from "@/components/seo/json-ld";
import { readCatalogue } from "@/lib/catalogue/pages/cached";
import { fullName } from "@/lib/catalogue/rules";
import { productsPage } from "@/lib/content/pages/products-page";
import { keepUnits } from "@/lib/content/rules";
import { breadcrumbList, itemList } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { trailTo } from "@/lib/seo/pages";
import { isUuid } from "@/lib/uuid";

// /products, and /products/after/<id> for the following pages. The optional segment also makes this a page that
// is rendered on the first request: a plain page would query the database during the build.
type Props = { params: Promise<{ view?: string[] }> };

export const dynamicParams = true;

export function generateStaticParams(): { view: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = productsPage;
  const { view = [] } = await params;
  return pageMetadata({ title, description, path: ["/products", ...view].join("/") });
}

export default async function ProductsPage({ params }: Props) {
  const after = afterOf((await params).view);
  const { products, next } = await readCatalogue(after);
  if (after && products.length === 0) redirect("/products");
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
      <section className="wrap catalogue-head" aria-labelledby="products">
        <h1 className="display" id="products">
          {productsPage.heading}
        </h1>
        <p className="lead mute">{keepUnits(productsPage.lead)}</p>
      </section>
      <Catalogue
        key={after}
        products={products}
        next={next && `/products/after/${next}`}
        isPart={next !== null || after !== undefined}
      >
        <AskTile {...productsPage.ask} />
      </Catalogue>
    </>
  );
}

/** Id of the charger that the page starts after; undefined on the first page. Any other path is a 404. */
function afterOf(view: string[] | undefined): string | undefined {
  if (!view) return undefined;
  const [word, id, ...rest] = view;
  if (word !== "after" || !id || !isUuid(id) || rest.length > 0) notFound();
  return id;
}
