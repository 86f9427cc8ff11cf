import type { ReactNode } from "react";

/** A first screen with text only, no picture. */
export function OfferingHero({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  /** The buttons. */
  children: ReactNode;
}) {
  return (
    <section className="wrap offer" aria-labelledby="offer-title">
      <h1 className="hero-title" id="offer-title">
        {title}
      </h1>
      <div>
        <p className="lead mute">{lead}</p>
        <div className="flex-row site-action">{children}</div>
      </div>
    </section>
  );
}
