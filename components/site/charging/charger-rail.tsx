"use client";

import type { ReactNode } from "react";
import { CardLink } from "@/components/catalogue/card-link";
import { Price } from "@/components/ui/facts/price";
import { useLatePopup } from "@/components/ui/late/use-late-popup";
import { DragRail } from "@/components/ui/rail/drag-rail";
import { Rail } from "@/components/ui/rail/rail";
import type { RailStep } from "@/components/ui/rail/use-rail";
import type { PricedShowcase } from "@/lib/catalogue/contract";

type ChargerRailProps = {
  /** Accessible name of the row; the arrows are "Previous {label}" and "Next {label}". */
  label: string;
  /** The section's heading element. */
  heading: ReactNode;
  lead?: ReactNode;
  /** Shown right of the progress line, usually a TextLink. */
  foot?: ReactNode;
  chargers: readonly PricedShowcase[];
  /** How far an arrow scrolls: the visible width, or px. */
  step?: RailStep;
  /** Lets the mouse drag the row. */
  drag?: boolean;
};

/** A row of chargers. Each card links to the charger's page; a plain click opens its popup instead. */
export function ChargerRail({ chargers, drag = false, ...rail }: ChargerRailProps) {
  const { Popup, opened, open, close } = useLatePopup<PricedShowcase, Dialog>(loadDialog);
  // Three cards of normal width would all fit, and there would be nothing to scroll.
  const large = chargers.length < 4;
  const Row = drag ? DragRail : Rail;
  return (
    <>
      <Row {...rail} large={large}>
        {chargers.map((charger) => (
          <CardLink
            key={charger.slug}
            slug={charger.slug}
            picture={charger.picture}
            sizes={large ? LARGE : USUAL}
            onOpen={() => open(charger, `/products/${charger.slug}`)}
          >
            <span className="name">{charger.name}</span>
            {charger.price !== null && <Price paise={charger.price} className="price numeric" />}
            <span className="rate">{charger.summary}</span>
            {charger.price !== null && <span className="from">incl. taxes</span>}
          </CardLink>
        ))}
      </Row>
      {Popup && <Popup charger={opened} onClose={close} />}
    </>
  );
}

type Dialog = typeof import("@/components/site/charging/charger-dialog").ChargerDialog;

async function loadDialog(): Promise<Dialog> {
  const { ChargerDialog } = await import("@/components/site/charging/charger-dialog");
  return ChargerDialog;
}

const USUAL = "(min-width: 1000px) 400px, min(78vw, 300px)";
const LARGE = "(min-width: 1000px) 520px, min(78vw, 300px)";
