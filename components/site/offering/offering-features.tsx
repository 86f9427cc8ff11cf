import { useId } from "react";
import { type Term, Terms } from "@/components/site/words/terms";

/** The features of a product in two columns of text; in three where their number allows. */
export function OfferingFeatures({ title, items }: { title: string; items: readonly Term[] }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <h2 className="display display--spaced" id={id}>
          {title}
        </h2>
        <Terms
          className={items.length % 3 === 0 ? "terms terms--two terms--three" : "terms terms--two"}
          items={items}
        />
      </div>
    </section>
  );
}
