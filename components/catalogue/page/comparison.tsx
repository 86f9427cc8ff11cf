import Link from "next/link";
import type { CSSProperties } from "react";
import { Price } from "@/components/ui/facts/price";
import { TextLink } from "@/components/ui/facts/text-link";
import { compareAddress } from "@/lib/catalogue/compare/compare-address";
import { compare } from "@/lib/catalogue/compare/compare-rules";
import { type Gain, gainOf } from "@/lib/catalogue/compare/gain-rules";
import type { Product } from "@/lib/catalogue/contract";
import { keepUnits } from "@/lib/content/rules";

/** This charger beside its neighbours of the range, cheapest first. Renders nothing without a neighbour. */
export function Comparison({ product, range }: { product: Product; range: readonly Product[] }) {
  if (range.length < 2) return null;
  const gain = gainOf(product, range);
  return (
    <section className="section section--white" aria-labelledby="compare">
      <div className="wrap">
        <div className="section-head">
          <h2 className="display" id="compare">
            {gain ? `What ${gain.price} more buys` : "Side by side"}
          </h2>
          {gain && <GainWords gain={gain} />}
        </div>
        <ComparisonTable product={product} range={range} />
        <p className="compare-more">
          <TextLink href={compareAddress([product.slug])} prefetch={false}>
            Compare with another charger
          </TextLink>
        </p>
      </div>
    </section>
  );
}

function GainWords({ gain: { from, to, gains } }: { gain: Gain }) {
  return (
    <div>
      <p className="mute">
        {to.name} instead of {from.name}:
      </p>
      <ul className="gains">
        {gains.map((text) => (
          <li key={text}>{keepUnits(text)}</li>
        ))}
      </ul>
    </div>
  );
}

function ComparisonTable({ product, range }: { product: Product; range: readonly Product[] }) {
  return (
    <table className="comparison" style={{ "--columns": range.length } as CSSProperties}>
      <caption className="visually-hidden">
        {product.name} beside its neighbours. Rows that differ are marked.
      </caption>
      <thead>
        <tr>
          <td />
          {range.map((one) => (
            <th scope="col" key={one.id} className={one.id === product.id ? "chosen" : undefined}>
              {one.id === product.id ? (
                <span>{keepUnits(one.name)}</span>
              ) : (
                <Link className="link" href={`/products/${one.slug}`}>
                  {keepUnits(one.name)}
                </Link>
              )}
              <Price paise={one.price} className="numeric comparison-price" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compare(range).map(({ name, values, differs }) => (
          <tr key={name} className={differs ? "differs" : undefined}>
            <th scope="row">
              {name}
              {differs && <span className="visually-hidden"> (differs)</span>}
            </th>
            {values.map((value, at) => (
              <td
                key={range[at]?.id}
                className={range[at]?.id === product.id ? "chosen" : undefined}
              >
                {keepUnits(value) || "–"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
