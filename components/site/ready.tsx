import { useId } from "react";
import { ButtonLink } from "@/components/ui/button";
import type { Action } from "@/lib/content/contract";

/** The last line before the footer: a sentence and the one thing to press. */
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
