"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ComponentProps, type ReactNode, type RefObject, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { type RailStep, useRail } from "@/components/ui/rail/use-rail";

export type RailProps = {
  /** Accessible name of the row; the arrows are "Previous {label}" and "Next {label}". */
  label: string;
  heading?: ReactNode;
  lead?: ReactNode;
  /** Shown right of the progress line, usually a TextLink. */
  foot?: ReactNode;
  /** How far an arrow scrolls: the visible width ("page") or px. Cards snap only with "page". */
  step?: RailStep;
  /** Larger cards, for a row of at most three. */
  large?: boolean;
  /** The cards. */
  children: ReactNode;
};

/** What a caller does with the row itself. */
type Row = { ref: RefObject<HTMLElement | null> } & Omit<ComponentProps<"section">, "ref">;

/** A row that scrolls horizontally by arrows, keys and touch; a 2 px line shows the position. */
export function Rail({
  label,
  heading,
  lead,
  foot,
  step = "page",
  large = false,
  children,
  row,
}: RailProps & { row?: Row }) {
  const own = useRef<HTMLElement>(null);
  const ref = row?.ref ?? own;
  const { progress, share, scroll } = useRail(ref, step);
  const classes = ["rail", step !== "page" && "rail--free", large && "rail--large"];
  return (
    <>
      <div className="wrap">
        <div className="section-head">
          {heading}
          <div className="rail-head">
            {lead}
            <div className="rail-buttons">
              <IconButton
                label={`Previous ${label}`}
                disabled={progress <= 0.001}
                onClick={() => scroll(-1)}
              >
                <ArrowLeft className="icon" aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Next ${label}`}
                disabled={progress >= 0.999}
                onClick={() => scroll(1)}
              >
                <ArrowRight className="icon" aria-hidden="true" />
              </IconButton>
            </div>
          </div>
        </div>
      </div>
      <section
        ref={ref}
        className={classes.filter(Boolean).join(" ")}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys can scroll a region only if it takes the focus.
        tabIndex={0}
        {...row}
      >
        {children}
      </section>
      <div className="wrap rail-foot">
        <Progress progress={progress} share={share} />
        {foot}
      </div>
    </>
  );
}

/** How far the row is scrolled, over a thumb as wide as its visible share; both from 0 to 1. */
function Progress({ progress, share }: { progress: number; share: number }) {
  return (
    <div className="progress" aria-hidden="true">
      <span style={{ width: `${share * 100}%`, marginLeft: `${progress * (1 - share) * 100}%` }} />
      <i style={{ width: `${progress * 100}%` }} />
    </div>
  );
}
