import { TextLink } from "@/components/ui/facts/text-link";
import type { Action } from "@/lib/content/contract";

type IntroWordsProps = { lead: string; text: string; action?: Action; className?: string };

/** The case in two columns: what is so, and what we do about it, with a link to talk about it. */
export function Intro(words: { lead: string; text: string; action: Action }) {
  return (
    <section className="section--tight" aria-label="Introduction">
      <div className="wrap">
        <IntroWords {...words} className="intro-words--flush" />
      </div>
    </section>
  );
}

/** The two columns by themselves. */
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
