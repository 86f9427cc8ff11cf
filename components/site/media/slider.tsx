"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { PlayButton } from "@/components/site/media/play-button";
import { useTurns } from "@/components/site/media/use-turns";
import { IconButton } from "@/components/ui/icon-button";

type Slide = { title: string; text: string; picture: ReactNode };

type SliderProps = {
  /** Accessible name of the slideshow. */
  label: string;
  /** The section's heading element. */
  heading: ReactNode;
  slides: readonly Slide[];
};

/** A slideshow, three seconds per picture. It can be paused, and each picture can be selected. */
export function Slider({ label, heading, slides }: SliderProps) {
  const { index, running, paused, toggle, show, waits } = useTurns(slides.length);
  return (
    <section className="wrap slider" aria-roledescription="carousel" aria-label={label} {...waits}>
      <div className="section-head">
        {heading}
        <div className="rail-buttons">
          <PlayButton what="pictures" paused={paused} onClick={toggle} />
          <IconButton label="Previous picture" onClick={() => show(index - 1)}>
            <ArrowLeft className="icon" aria-hidden="true" />
          </IconButton>
          <IconButton label="Next picture" onClick={() => show(index + 1)}>
            <ArrowRight className="icon" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div className="slides" aria-live={running ? "off" : "polite"}>
        {slides.map((slide, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group with a number, not a fieldset.
          <div
            key={slide.title}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${slides.length}`}
            data-on={at === index || undefined}
          >
            <div className="picture">{slide.picture}</div>
            <h3>{slide.title}</h3>
            <p className="mute">{slide.text}</p>
          </div>
        ))}
      </div>
      <div className="marks" data-running={running || undefined}>
        {slides.map((slide, at) => (
          <button
            key={slide.title}
            type="button"
            aria-label={`Picture ${at + 1}: ${slide.title}`}
            aria-current={at === index || undefined}
            onClick={() => show(at)}
          >
            <i />
          </button>
        ))}
      </div>
    </section>
  );
}
