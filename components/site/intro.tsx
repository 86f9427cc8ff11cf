import { TextLink } from "@/components/ui/facts/text-link";
import type { Action } from "@/lib/content/contract";

type IntroWordsProps = { lead: string; text: string; action?: Action; className?: string };

/** Introduction in two columns: the problem, and our solution with a link to contact us. */
export function Intro(words: { lead: string; text: string; action: Action }) {
  return (
    <section className="section--tight" aria-label="Introduction">
      <div className="wrap">
        <IntroWords {...words} className="intro-words--flush" />
      </div>
    </section>
  );
}

/** The two columns without the section around them. */
export function IntroWords({ lead, text, action, className = "" }: IntroWordsProps) {
  return (
    <div className={`intro ${className}`.trim()}>
      <p className="lead">{lead}</p>
      <p className="mute">
        {text}{" "}
        {action && (
          <TextLink className="link--ink" href={action.href}>
            {action.label}
          </TextLink>
        )}
      </p>
    </div>
  );
}
