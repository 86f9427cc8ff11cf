import Link from "next/link";
import type { CSSProperties } from "react";
import { type StayCar, stayGains, stayText } from "@/lib/catalogue/charging/stay-power-rules";

export type StayPlace = { name: string; text: string; minutes: number };
export type StayCharger = { slug: string; kw: number; name: string };

type StayGridProps = {
  car: StayCar;
  places: readonly StayPlace[];
  /** In order of their power. */
  chargers: readonly StayCharger[];
};

/** Places by chargers: each cell is a battery, filled by what the stay gives. The charger that fits is green. */
export function StayGrid({ car, places, chargers }: StayGridProps) {
  const powers = chargers.map(({ kw }) => kw);
  return (
    <table className="stay-grid">
      <caption className="visually-hidden">
        Kilometres that a stay gives, by place and by charger. One charger of each row fits best.
      </caption>
      <thead>
        <tr>
          <td />
          {chargers.map(({ slug, kw, name }) => (
            <th key={slug} scope="col" className="numeric">
              <Link href={`/products/${slug}`} prefetch={false} aria-label={name}>
                {kw} kW
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map(({ name, text, minutes }) => (
          <tr key={name}>
            <th scope="row">
              <b>{name}</b>
              <span className="mute numeric">
                {text}, {stayText(minutes)}
              </span>
            </th>
            {stayGains(car, minutes, powers).map(({ kw, km, share, fits }) => (
              <td key={kw} className={fits ? "numeric fits" : "numeric"}>
                <i aria-hidden="true" style={{ "--fill": share } as CSSProperties} />
                {km} km
                {fits && <span className="visually-hidden">, fits best</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
