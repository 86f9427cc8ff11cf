"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";

type RailProps = {
  /** Spoken name of the row; the arrows say "Previous {label}" and "Next {label}". */
  label: string;
  heading?: ReactNode;
  lead?: ReactNode;
  /** Stands right of the progress line, usually a TextLink. */
  foot?: ReactNode;
  /** The cards. */
  children: ReactNode;
};

/** A row that scrolls sideways: arrows move one visible width, a 2 px line shows how far it is. */
export function Rail({ label, heading, lead, foot, children }: RailProps) {
  const { ref, progress, scroll } = useRail();
  return (
    <>
      <div className="wrap">
        <div className="sec-head">
          {heading}
          <div className="rail-head">
            {lead}
            <div className="rail-btns">
              <IconButton
                label={`Previous ${label}`}
                disabled={progress <= 0.001}
                onClick={() => scroll(-1)}
              >
                <ArrowLeft className="i" aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Next ${label}`}
                disabled={progress >= 0.999}
                onClick={() => scroll(1)}
              >
                <ArrowRight className="i" aria-hidden="true" />
              </IconButton>
            </div>
          </div>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable to be scrolled by keys. */}
      <section ref={ref} className="rail" aria-label={label} tabIndex={0}>
        {children}
      </section>
      <div className="wrap rail-foot">
        <div className="progress" aria-hidden="true">
          <i style={{ transform: `scaleX(${Math.max(0.02, progress)})` }} />
        </div>
        {foot}
      </div>
    </>
  );
}

function useRail() {
  const ref = useRef<HTMLElement>(null);
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    const measure = () => {
      const room = rail.scrollWidth - rail.clientWidth;
      setProgress(room > 0 ? rail.scrollLeft / room : 1);
    };
    measure();
    rail.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      rail.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, []);

  function scroll(direction: 1 | -1) {
    const rail = ref.current;
    rail?.scrollBy({ left: direction * rail.clientWidth, behavior: "smooth" });
  }

  return { ref, progress, scroll };
}
