import { ButtonLink } from "@/components/ui/button";
import { LinkRows } from "@/components/ui/link-rows";
import type { Action, Suggestion } from "@/lib/content/contract";

type SearchHelpProps = {
  suggestions: readonly Suggestion[];
  ask: { title: string; text: string; action: Action };
};

/** Shown when nothing was typed or found: links to the kinds of charger, and to our team. */
export function SearchHelp({ suggestions, ask }: SearchHelpProps) {
  return (
    <div className="wrap seek-more">
      <LinkRows rows={suggestions.map(({ label, text, href }) => ({ title: label, text, href }))} />
      <section className="stack stack--start" aria-labelledby="ask">
        <h2 className="title" id="ask">
          {ask.title}
        </h2>
        <p className="mute">{ask.text}</p>
        <ButtonLink href={ask.action.href}>{ask.action.label}</ButtonLink>
      </section>
    </div>
  );
}
