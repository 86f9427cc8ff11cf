import { useId } from "react";
import { type Term, Terms } from "@/components/site/words/terms";

/** The features of a product, in two columns of text. */
export function OfferingFeatures({ title, items }: { title: string; items: readonly Term[] }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <h2 className="display display--spaced" id={id}>
          {title}
        </h2>
        <Terms className="terms terms--two" items={items} />
      </div>
    </section>
  );
}
