import { useId } from "react";
import { NightPlan } from "@/components/site/night-plan";
import type { DepotNight } from "@/lib/content/depot-night";

type HowItWorksProps = {
  title: string;
  lead: string;
  night: DepotNight;
  /** Under the drawing: what it leaves out. */
  note: string;
  parts: readonly { title: string; text: string }[];
};

/** The platform at work: one depot night to scale, then what one does with it. */
export function HowItWorks({ title, lead, night, note, parts }: HowItWorksProps) {
  const id = useId();
  return (
    <section className="sec dark" aria-labelledby={id}>
      <div className="wrap">
        <div className="sec-head">
          <h2 className="display" id={id}>
            {title}
          </h2>
          <p className="lead mute">{lead}</p>
        </div>
        <NightPlan night={night} />
        <p className="small mute mt-6">{note}</p>
        <ul className="how-parts">
          {parts.map((part) => (
            <li key={part.title}>
              <h3 className="h3">{part.title}</h3>
              <p className="mute">{part.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
