import { useId } from "react";
import { NightPlan } from "@/components/site/charging/night-plan";
import { type Term, Terms } from "@/components/site/words/terms";
import { SectionHead } from "@/components/ui/section-head";
import type { DepotNight } from "@/lib/content/pages/depot-night";

type HowItWorksProps = {
  title: string;
  lead: string;
  night: DepotNight;
  /** Note below the drawing: what it leaves out. */
  note: string;
  parts: readonly Term[];
};

/** How the platform works: one night at a depot drawn to scale, then its functions. */
export function HowItWorks({ title, lead, night, note, parts }: HowItWorksProps) {
  const id = useId();
  return (
    <section className="section dark" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} lead={lead} />
        <NightPlan night={night} />
        <p className="small mute how-it-works-note">{note}</p>
        <Terms className="how-parts" items={parts} />
      </div>
    </section>
  );
}
