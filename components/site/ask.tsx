import { useId } from "react";
import { ButtonLink } from "@/components/ui/button";
import type { Action } from "@/lib/content/contract";

/** The dark section that offers help with choosing. */
export function Ask({ title, lead, action }: { title: string; lead: string; action: Action }) {
  const id = useId();
  return (
    <section className="section--tight dark not-sticky" aria-labelledby={id}>
      <div className="wrap split">
        <h2 className="display" id={id}>
          {title}
        </h2>
        <div>
          <p className="lead mute">{lead}</p>
          <p className="site-action">
            <ButtonLink href={action.href} arrow>
              {action.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
