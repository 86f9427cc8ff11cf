import { useId } from "react";
import { ButtonLink } from "@/components/ui/button";
import type { Action } from "@/lib/content/contract";

/** The last section above the footer: a sentence and a button. */
export function Ready({ title, action }: { title: string; action: Action }) {
  const id = useId();
  return (
    <section className="section section--white" aria-labelledby={id}>
      <div className="wrap flex-row between flex-row--wider">
        <h2 className="display" id={id}>
          {title}
        </h2>
        <ButtonLink href={action.href} arrow>
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
