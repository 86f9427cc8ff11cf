import type { ReactNode } from "react";
import { Carousel } from "@/components/admin/products/pictures/carousel";
import { Price } from "@/components/ui/facts/price";
import { SpecTable } from "@/components/ui/facts/spec-table";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { factRows } from "@/lib/catalogue/products/facts";
import { featureList, specRows } from "@/lib/catalogue/rules";
import { formatDateTime } from "@/lib/dates";

/** Pictures, price and other facts of a product besides the data sheet. */
export function ProductFacts({ product }: { product: AdminProduct }) {
  return (
    <section className="surface product-facts" aria-label="Product">
      <Carousel name={product.name} pictures={product.pictures} sizes={SIZES} />
      <p className="product-figure numeric">
        <Price paise={product.price} />
      </p>
      {product.summary && <p>{product.summary}</p>}
      <SpecTable small caption="Facts" rows={rowsOf(product)} />
    </section>
  );
}

/** The data sheet, and the texts of the product page. */
export function ProductSheet({ product }: { product: AdminProduct }) {
  const rows = specRows(product.details);
  const features = featureList(product.features);
  return (
    <section className="surface" aria-labelledby="data-sheet">
      <h2 id="data-sheet">Data sheet</h2>
      {rows.length > 0 ? (
        <SpecTable small caption="Data sheet" rows={rows} />
      ) : (
        <p className="mute product-facts-note">The data sheet is empty.</p>
      )}
      {features.length > 0 && (
        <ul className="ticks" aria-label="Features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {product.description && <p className="product-facts-text">{product.description}</p>}
    </section>
  );
}

const SIZES = "(min-width: 1280px) 560px, 100vw";

function rowsOf(product: AdminProduct): { name: string; value: ReactNode }[] {
  return [
    ...factRows(product).map(({ name, value, isNumber }) => ({
      name,
      value: isNumber ? <span className="numeric">{value}</span> : value,
    })),
    {
      name: "Last change or sale",
      value: <span className="numeric">{formatDateTime(product.updated_at)}</span>,
    },
  ];
}
