"use client";

import { useId } from "react";
import { useSignedIn } from "@/components/auth/use-signed-in";
import { ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Price } from "@/components/ui/facts/price";
import { SpecTable } from "@/components/ui/facts/spec-table";
import { TextLink } from "@/components/ui/facts/text-link";
import { Picture } from "@/components/ui/picture";
import type { PricedShowcase } from "@/lib/catalogue/contract";

/** The popup of a charger on public pages. Open while `charger` is set. */
export function ChargerDialog({
  charger,
  onClose,
}: {
  charger: PricedShowcase | null;
  onClose: () => void;
}) {
  const heading = useId();
  return (
    <Dialog open={charger !== null} onClose={onClose} labelledBy={heading} size="l">
      {charger && <Details charger={charger} heading={heading} />}
    </Dialog>
  );
}

function Details({ charger, heading }: { charger: PricedShowcase; heading: string }) {
  // A guest comes back to the charger that was chosen, not to the whole list.
  const shop = useSignedIn() ? "/products" : `/login?next=/products/${charger.slug}`;
  return (
    <div className="dialog-columns">
      <div className="shot">
        <Picture {...charger.picture} size={1200} sizes="(min-width: 700px) 470px, 100vw" />
      </div>
      <div className="text-part">
        <h2 className="title" id={heading}>
          {charger.name}
        </h2>
        <p className="mute dialog-figures">{charger.summary}</p>
        <p className="charger-dialog-words">{charger.description}</p>
        {charger.price !== null && (
          <p className="dialog-price">
            <Price paise={charger.price} className="price title numeric" />
            <span className="mute small">incl. of all taxes</span>
          </p>
        )}
        <div className="flex-row charger-dialog-actions">
          <ButtonLink href={shop} prefetch={false}>
            Buy Now
          </ButtonLink>
          <TextLink href={`/products/${charger.slug}`} prefetch={false}>
            Full details
          </TextLink>
        </div>
        <h3 className="small mute">Features</h3>
        <ul className="ticks">
          {charger.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <h3 className="small mute dialog-specs-title">Technical Specifications</h3>
        <SpecTable
          small
          rows={charger.specs}
          caption={`Technical Specifications of ${charger.name}`}
        />
      </div>
    </div>
  );
}
