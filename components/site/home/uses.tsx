import { type UseRow, UseRows } from "@/components/site/use-rows";

/** What the company does in one sentence, and the four kinds of places it serves. */
export function Uses({
  title,
  dim,
  rows,
}: {
  title: string;
  /** The end of the title, in a lighter colour. */
  dim: string;
  rows: readonly UseRow[];
}) {
  return (
    <section className="section" aria-labelledby="uses">
      <div className="wrap">
        <h2 className="display uses-title" id="uses">
          {title} <span className="dimmed">{dim}</span>
        </h2>
        <UseRows rows={rows} />
      </div>
    </section>
  );
}
