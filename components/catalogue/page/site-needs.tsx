import { ButtonLink } from "@/components/ui/button";
import type { SiteNeeds as Needs } from "@/lib/catalogue/site/site-rules";
import { keepUnits } from "@/lib/content/rules";

/** What must be there before the charger can be used, line by line, and what to do next. */
export function SiteNeeds({ needs }: { needs: Needs }) {
  return (
    <section className="section section--white" aria-labelledby="before">
      <div className="wrap split">
        <h2 className="display" id="before">
          {needs.title}
        </h2>
        <div>
          {needs.lead && <p className="lead">{keepUnits(needs.lead)}</p>}
          <dl className="needs">
            {needs.lines.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{keepUnits(value)}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={needs.action.href} variant="ink">
            {needs.action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
