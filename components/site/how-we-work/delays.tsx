import { type Term, Terms } from "@/components/site/words/terms";

type DelaysProps = { title: string; items: readonly Term[] };

/** What can delay an installation beyond eight weeks. */
export function Delays({ title, items }: DelaysProps) {
  return (
    <section className="section" aria-labelledby="delays">
      <div className="wrap split">
        <h2 className="display" id="delays">
          {title}
        </h2>
        <Terms className="delays" items={items} />
      </div>
    </section>
  );
}
