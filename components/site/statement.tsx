import { useId } from "react";
import { IntroWords } from "@/components/site/intro";
import type { Action } from "@/lib/content/contract";

/** One large sentence, then two columns of text. */
export function Statement({
  title,
  ...words
}: {
  title: string;
  lead: string;
  text: string;
  action?: Action;
}) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <h2 className="display statement-title" id={id}>
          {title}
        </h2>
        <IntroWords {...words} />
      </div>
    </section>
  );
}
