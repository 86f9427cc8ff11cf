import { type ReactNode, useId } from "react";
import { SectionHead } from "@/components/ui/section-head";

type DrawnSectionProps = {
  title: string;
  lead: string;
  /** What the drawing leaves out. */
  note: string;
  /** The drawing. */
  children: ReactNode;
};

/** A dark section around one drawing. */
export function DrawnSection({ title, lead, note, children }: DrawnSectionProps) {
  const id = useId();
  return (
    <section className="section dark" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} lead={lead} />
        {children}
        <p className="small mute how-it-works-note">{note}</p>
      </div>
    </section>
  );
}
