import type { ReactNode } from "react";
import { CardLink } from "@/components/catalogue/card-link";
import { Price } from "@/components/ui/facts/price";
import { Tag } from "@/components/ui/facts/tag";
import type { Picture } from "@/lib/catalogue/contract";
import { keepUnits } from "@/lib/content/rules";

/** A charger that fits, as it is shown: `price` in paise, null where it is not known yet. */
export type ShownOffer = {
  slug: string;
  name: string;
  picture: Picture | undefined;
  price: number | null;
  /** "7.2 kW into the car". */
  gives: string;
  /** Whether it works as things are, in a few words. */
  state: { isReady: boolean; text: string };
  words: readonly string[];
  /** Buttons. */
  actions?: ReactNode;
};

/** One to three chargers, the cheapest first, each with what it means. */
export function OfferList({ offers }: { offers: readonly ShownOffer[] }) {
  return (
    <ul className="advised">
      {offers.map((offer, index) => (
        <li key={offer.slug} className="advised-charger">
          <CardLink
            slug={offer.slug}
            picture={offer.picture}
            sizes="(min-width: 1000px) 410px, (min-width: 600px) 50vw, 100vw"
            priority={index === 0}
          >
            <span className="name">{keepUnits(offer.name)}</span>
            {offer.price !== null && <Price paise={offer.price} className="price numeric" />}
            <span className="rate">{keepUnits(offer.gives)}</span>
            {offer.price !== null && <span className="from">incl. taxes</span>}
          </CardLink>
          <div className="advised-text">
            <Tag tone={offer.state.isReady ? "ok" : "wait"}>{offer.state.text}</Tag>
            <ul className="advised-words">
              {offer.words.map((text) => (
                <li key={text}>{keepUnits(text)}</li>
              ))}
            </ul>
            {offer.actions && <div className="flex-row">{offer.actions}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
