import type { Figure } from "@/lib/catalogue/rules";

/** Four large figures with units. */
export function KeyFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <section className="wrap product-figures" aria-label="Key figures">
      <dl>
        {figures.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="numeric">
              {value}
              {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
