import { useId } from "react";
import { TextLink } from "@/components/ui/text-link";
import type { Action } from "@/lib/content/contract";

/** One large sentence, then two columns of words. */
export function Statement({
  title,
  lead,
  text,
  action,
}: {
  title: string;
  lead: string;
  text: string;
  action?: Action;
}) {
  const id = useId();
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="wrap">
        <h2 className="display max-w-[13em]" id={id}>
          {title}
        </h2>
        <div className="intro">
          <p className="lead">{lead}</p>
          <p className="mute">
            {text}{" "}
            {action && (
              <TextLink className="text-ink" href={action.href}>
                {action.label}
              </TextLink>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
