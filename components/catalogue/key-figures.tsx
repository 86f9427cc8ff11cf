import type { Figure } from "@/lib/catalogue/rules";

/** Four large numbers with their units. */
export function KeyFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <section className="wrap figs" aria-label="Key figures">
      <dl>
        {figures.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              {value}
              {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
