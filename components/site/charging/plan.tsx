import { type WeekStep, Weeks } from "@/components/site/charging/weeks";
import { TextLink } from "@/components/ui/facts/text-link";
import { SectionHead } from "@/components/ui/section-head";
import type { Action } from "@/lib/content/contract";

/** The six steps of an installation on a timeline drawn to scale. */
export function Plan({
  title,
  lead,
  steps,
  more,
  inLine = false,
}: {
  title: string;
  lead: string;
  steps: readonly WeekStep[];
  more?: Action;
  /** One line of weeks on wide screens, where the steps follow each other. */
  inLine?: boolean;
}) {
  return (
    <section className="section" aria-labelledby="plan">
      <div className="wrap">
        <SectionHead id="plan" title={title} lead={lead} />
        <Weeks steps={steps} inLine={inLine} />
        {more && (
          <p className="site-action">
            <TextLink href={more.href}>{more.label}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}
