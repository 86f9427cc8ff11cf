import Link from "next/link";
import type { CSSProperties } from "react";
import { AddToCart } from "@/components/catalogue/add-to-cart";
import { Price } from "@/components/ui/facts/price";
import { TextLink } from "@/components/ui/facts/text-link";
import { Picture } from "@/components/ui/picture";
import { compareAddress } from "@/lib/catalogue/compare/compare-address";
import { compareAll } from "@/lib/catalogue/compare/compare-all";
import type { ComparedRow } from "@/lib/catalogue/compare/compare-rules";
import type { Product } from "@/lib/catalogue/contract";
import { keepUnits } from "@/lib/content/rules";

/** Up to four chargers side by side, with all their data. On narrow screens the table scrolls beside its first column. */
export function CompareTable({ products }: { products: readonly Product[] }) {
  const marks = products.length > 1;
  return (
    <>
      {marks && (
        <p className="small mute">
          <b aria-hidden="true">≠</b> marks what differs.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys can scroll the box only if it takes the focus. */}
      <section className="compare-scroll" aria-label="Chargers side by side" tabIndex={0}>
        <table className="compare-table" style={{ "--columns": products.length } as CSSProperties}>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <th scope="col" key={product.id}>
                  <Head product={product} products={products} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareAll(products).map((row) => (
              <Row key={row.name} row={row} products={products} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Head({ product, products }: { product: Product; products: readonly Product[] }) {
  const { slug, name, price, pictures } = product;
  const others = products.filter((one) => one.id !== product.id).map((one) => one.slug);
  return (
    <div className="compare-head">
      {pictures[0] && <Picture {...pictures[0]} alt="" size={640} sizes="240px" priority />}
      <Link className="link" href={`/products/${slug}`}>
        {keepUnits(name)}
      </Link>
      <Price paise={price} className="numeric compare-price" />
      <AddToCart product={product} second />
      <TextLink className="compare-remove" href={compareAddress(others)} prefetch={false}>
        Remove<span className="visually-hidden"> {name}</span>
      </TextLink>
    </div>
  );
}

function Row({ row, products }: { row: ComparedRow; products: readonly Product[] }) {
  const { name, values, differs } = row;
  return (
    <tr className={differs ? "differs" : undefined}>
      <th scope="row">
        {differs && <b aria-hidden="true">≠ </b>}
        <span>{name}</span>
        {differs && <span className="visually-hidden"> (differs)</span>}
      </th>
      {values.map((value, at) => (
        <td key={products[at]?.id}>{keepUnits(value) || "–"}</td>
      ))}
    </tr>
  );
}
