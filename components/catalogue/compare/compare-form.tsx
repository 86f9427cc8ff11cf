import type { ReactNode } from "react";
import { usePicks } from "@/components/catalogue/compare/use-picks";
import { Button } from "@/components/ui/button";
import {
  CHARGER,
  COMPARE_PATH,
  MOST_COMPARED,
  pickedText,
} from "@/lib/catalogue/compare/compare-address";
import type { Product } from "@/lib/catalogue/contract";

type CompareFormProps = {
  /** Those that are on the page now; the others keep their ticks. */
  shown: readonly Product[];
  /** The grid, which puts the box of each charger below its card. */
  children: (box: (product: Product) => ReactNode) => ReactNode;
};

/** The chargers to pick up to four from, and a bar that leads to their comparison. A GET form, so it works without scripts. */
export function CompareForm({ shown, children }: CompareFormProps) {
  const { form, picked, read } = usePicks();
  const isFull = picked.length >= MOST_COMPARED;
  const hidden = picked.filter((slug) => !shown.some((product) => product.slug === slug));
  return (
    <form action={COMPARE_PATH} ref={form} onChange={read} aria-label="Compare chargers">
      {children(({ slug, name }) => (
        <label className="check compare-check">
          <input
            type="checkbox"
            name={CHARGER}
            value={slug}
            defaultChecked={picked.includes(slug)}
            disabled={isFull && !picked.includes(slug)}
          />
          <span>
            Compare<span className="visually-hidden"> {name}</span>
          </span>
        </label>
      ))}
      {hidden.map((slug) => (
        <input type="hidden" name={CHARGER} value={slug} key={slug} />
      ))}
      <div className="compare-bar">
        <div className="wrap flex-row between">
          <span className="numeric" aria-live="polite">
            {pickedText(picked.length)}
          </span>
          <Button type="submit" variant="ink" size="s">
            Compare
          </Button>
        </div>
      </div>
    </form>
  );
}
