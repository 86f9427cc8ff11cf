import { FileDown } from "lucide-react";
import type { Metadata } from "next";
import { OwnCar } from "@/components/advice/own-car/own-car";
import { DeliveryCheck } from "@/components/catalogue/arrival/delivery-check";
import { BuyBox } from "@/components/catalogue/buy-box";
import { ChargerCard } from "@/components/catalogue/charger-card";
import { ChargingDrawing } from "@/components/catalogue/charging-drawing";
import { Family } from "@/components/catalogue/family";
import { Gallery } from "@/components/catalogue/gallery";
import { KeyFigures } from "@/components/catalogue/key-figures";
import { Comparison } from "@/components/catalogue/page/comparison";
import { PromiseRows } from "@/components/catalogue/page/promise-rows";
import { SiteNeeds } from "@/components/catalogue/page/site-needs";
import { JsonLd } from "@/components/seo/json-ld";
import { Questions } from "@/components/site/words/questions";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { SpecTable } from "@/components/ui/facts/spec-table";
import { TextLink } from "@/components/ui/facts/text-link";
import { InTurn } from "@/components/ui/late/in-turn";
import { Rail } from "@/components/ui/rail/rail";
import { chargingDrawing } from "@/lib/catalogue/charging/charging-rules";
import { rangeAround } from "@/lib/catalogue/compare/compare-rules";
import type { Product } from "@/lib/catalogue/contract";
import { notFoundForNow } from "@/lib/catalogue/not-found";
import { readNeighbours, readProduct } from "@/lib/catalogue/pages/cached";
import { pageRows } from "@/lib/catalogue/products/facts";
import { familyOf, fullName, keyFigures, othersOf } from "@/lib/catalogue/rules";
import {
  boxItems,
  dispatchNote,
  packageRows,
  promiseRows,
  siteNeeds,
} from "@/lib/catalogue/site/page-words";
import { chargerPage } from "@/lib/content/charger-page";
import { keepUnits } from "@/lib/content/rules";
import { BY_TRUCK } from "@/lib/delivery/words";
import { clip } from "@/lib/seo/clip";
import { breadcrumbList, faqPage } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { productOffer } from "@/lib/seo/product";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = true;

/** Empty: each page is rendered on its first request and then cached, so the build needs no database. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await readProduct((await params).slug);
  if (!product) return { title: "Page not found" };
  const { slug, description } = product;
  return pageMetadata({
    title: fullName(product),
    description: clip(description),
    path: `/products/${slug}`,
  });
}

export default async function ProductPage({ params }: Props) {
  const { slug } = await params;
  const [product, neighbours] = await Promise.all([readProduct(slug), readNeighbours(slug)]);
  if (!product) return notFoundForNow();
  const trail = [
    { label: "Home", href: "/" },
    { label: "Chargers", href: "/products" },
    { label: product.name, href: `/products/${slug}` },
  ];
  const needs = siteNeeds(product);
  return (
    <>
      <JsonLd data={productOffer(product)} />
      <JsonLd data={breadcrumbList(trail)} />
      {needs.questions.length > 0 && <JsonLd data={faqPage(needs.questions)} />}
      <InTurn>
        <Breadcrumbs items={trail} />
        <Offer product={product} family={familyOf(product, [product, ...neighbours])} />
        <KeyFigures figures={keyFigures(product)} />
        {product.rated_power_w > 0 && <ChargingDrawing drawing={chargingDrawing(product)} />}
        <Specifications product={product} />
        <SiteNeeds needs={needs} />
        {needs.questions.length > 0 && <Questions title="Questions" items={needs.questions} />}
        <Comparison product={product} range={rangeAround(product, neighbours)} />
        <Others products={othersOf(product, neighbours).slice(0, 8)} />
      </InTurn>
    </>
  );
}

function Offer({ product, family }: { product: Product; family: Product[] }) {
  return (
    <section className="wrap product-top" aria-labelledby="product">
      <Gallery key={product.id} pictures={product.pictures} />
      <div className="panel">
        <h1 className="title" id="product">
          {keepUnits(fullName(product))}
        </h1>
        <p className="lead mute product-lead">{product.description}</p>
        <BuyBox key={product.id} product={product} note={dispatchNote(product)}>
          <Family product={product} family={family} />
        </BuyBox>
        <DeliveryCheck
          key={product.id}
          productId={product.id}
          way={product.kind === "dc" ? BY_TRUCK : undefined}
        />
        {product.rated_power_w > 0 && <OwnCar key={product.slug} slug={product.slug} />}
        <p className="site-action">
          <TextLink href={chargerPage.cars.href} prefetch={false}>
            {chargerPage.cars.label}
          </TextLink>
        </p>
      </div>
      <PromiseRows rows={promiseRows(product)} />
    </section>
  );
}

function Specifications({ product }: { product: Product }) {
  return (
    <section className="section" aria-labelledby="specifications">
      <div className="wrap split">
        <h2 className="display" id="specifications">
          Technical Specifications
        </h2>
        <div>
          <SpecTable
            rows={pageRows(product)}
            caption={`Technical Specifications of ${product.name}`}
          />
          <p className="data-sheet">
            <a className="link" href={`/api/products/${product.slug}/datasheet`} download>
              <FileDown className="icon" aria-hidden="true" />
              Data sheet, PDF
            </a>
          </p>
        </div>
      </div>
      <InTheBox items={boxItems(product)} />
      <div className="wrap split in-the-box">
        <h2 className="title">On the package</h2>
        <SpecTable rows={packageRows(product)} caption={`On the package of ${product.name}`} />
      </div>
    </section>
  );
}

function InTheBox({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className="wrap split in-the-box">
      <h2 className="title">In the box</h2>
      <ul className="box-items">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Others({ products }: { products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className="section">
      <Rail label="chargers" heading={<h2 className="title">Other chargers</h2>}>
        {products.map((product) => (
          <ChargerCard
            key={product.id}
            product={product}
            sizes="(min-width: 1000px) 400px, min(78vw, 300px)"
          />
        ))}
      </Rail>
    </section>
  );
}
