import type { ReactNode } from "react";
import { Bays, DepotHours, Heat, SpareLoad } from "@/components/site/article/figures/loads";
import {
  Bill,
  Ceilings,
  Documents,
  Leakage,
  Weather,
} from "@/components/site/article/figures/things";
import type { ArticleFigure } from "@/lib/content/contract";

/**
 * The drawing at the head of an article and in lists; its caption or the title beside it says the same in words. What
 * matters lies within the middle 500 × 400 of 800 × 500, so that it may be cut to a square or a band.
 */
export function Figure({ drawing }: { drawing: ArticleFigure["drawing"] }) {
  return (
    <svg
      className="figure"
      viewBox="-40 -25 880 550"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {FIGURES[drawing]}
    </svg>
  );
}

const FIGURES: Record<ArticleFigure["drawing"], ReactNode> = {
  bays: <Bays />,
  bill: <Bill />,
  ceilings: <Ceilings />,
  depot: <DepotHours />,
  documents: <Documents />,
  heat: <Heat />,
  leakage: <Leakage />,
  "spare-load": <SpareLoad />,
  weather: <Weather />,
};
