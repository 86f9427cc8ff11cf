import type { CSSProperties } from "react";
import type { VariantRow } from "@/lib/advice/figures";
import { keepUnits } from "@/lib/content/rules";

/** The variants of a car side by side, and since when its figures are known to be right. */
export function CarFigures({ name, variants }: { name: string; variants: readonly VariantRow[] }) {
  return (
    <table className="comparison" style={{ "--columns": variants.length } as CSSProperties}>
      <caption className="visually-hidden">Figures of the {name}</caption>
      <thead>
        <tr>
          <td />
          {variants.map((variant) => (
            <th scope="col" key={variant.name}>
              {keepUnits(variant.name)}
              {variant.note && <span className="comparison-price small">{variant.note}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([label, key]) => (
          <tr key={key} className="differs">
            <th scope="row">{label}</th>
            {variants.map((variant) => (
              <td key={variant.name}>{keepUnits(variant[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ROWS: readonly (readonly [label: string, key: keyof VariantRow])[] = [
  ["Battery", "battery"],
  ["Takes on AC", "ac"],
  ["Takes on DC", "dc"],
  ["10 to 100 % at 3.3 kW", "atSocket"],
  ["10 to 100 % at 7.4 kW", "atWall"],
  ["Uses", "use"],
  ["Figures", "checked"],
];
