import { TextLink } from "@/components/ui/text-link";
import type { Action } from "@/lib/content/contract";

/** The case in two columns: what is so, and what we do about it, with a link to talk about it. */
export function Intro({ lead, text, action }: { lead: string; text: string; action: Action }) {
  return (
    <section className="sec--tight" aria-label="Introduction">
      <div className="wrap">
        <div className="intro mt-0">
          <p className="lead">{lead}</p>
          <p className="mute">
            {text}{" "}
            <TextLink className="text-ink" href={action.href}>
              {action.label}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
