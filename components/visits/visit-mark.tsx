"use client";

import { useEffect } from "react";
import { whenIdle } from "@/components/visits/when-idle";
import type { Step } from "@/lib/visits/rules";

type VisitMarkProps = { step: Step } | { emptySearch: string };

/** Counts what an address does not tell: an order that is paid, or a search that found nothing. */
export function VisitMark(mark: VisitMarkProps) {
  const step = "step" in mark ? mark.step : undefined;
  const query = "emptySearch" in mark ? mark.emptySearch : undefined;
  useEffect(
    () =>
      whenIdle(({ seePage, reach, foundNothing }) => {
        seePage(location.pathname);
        if (step) reach(step);
        if (query) foundNothing(query);
      }),
    [step, query],
  );
  return null;
}
