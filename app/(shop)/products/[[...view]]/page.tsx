import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Catalogue } from "@/components/catalogue/catalogue";
import { readCatalogue } from "@/lib/catalogue/cached";
import { env } from "@/lib/env";

// The address is /products alone. The optional segment makes it a page that is prerendered when it is
// first asked for: as a plain page it would ask the database during the build.
type Props = { params: Promise<{ view?: string[] }> };

export const dynamicParams = true;

export function generateStaticParams(): { view: string[] }[] {
  return [];
}

export function generateMetadata(): Metadata {
  return {
    title: "See Our Products",
    description:
      "EV chargers with prices, from a 3.3 kW socket for the parking wall to 150 kW DC for the highway.",
    alternates: { canonical: `${env().APP_ORIGIN}/products` },
  };
}

export default async function ProductsPage({ params }: Props) {
  const { view } = await params;
  if (view) notFound();
  const products = await readCatalogue();
  return (
    <>
      <section className="wrap cat-h" aria-labelledby="products">
        <h1 className="display" id="products">
          See Our Products
        </h1>
        <p className="lead mute">From 3.3 kW on the parking wall to 150 kW on the highway.</p>
      </section>
      <Catalogue products={products} />
    </>
  );
}
