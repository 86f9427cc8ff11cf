import { useId } from "react";
import { Accordion } from "@/components/ui/accordion";
import type { Question } from "@/lib/content/contract";
import { keepUnits } from "@/lib/content/rules";

/** Numbered questions, one open at a time. The answers are in the HTML, also without JavaScript. */
export function Questions({ title, items }: { title: string; items: readonly Question[] }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <h2 className="display display--spaced" id={id}>
          {title}
        </h2>
        <Accordion
          name="questions"
          items={items.map(({ question, answer }) => ({
            question: keepUnits(question),
            answer: <p>{keepUnits(answer)}</p>,
          }))}
        />
      </div>
    </section>
  );
}
