import { CallSection } from "@/components/api-docs/call-section";
import { FieldTable } from "@/components/api-docs/field-table";
import type { Chapter, ReferenceObject } from "@/components/api-docs/reference";

/** One chapter: the calls about one thing. */
export function ChapterSection({ chapter: { id, title, text, calls } }: { chapter: Chapter }) {
  return (
    <section className="docs-chapter" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {calls.map((call) => (
        <CallSection key={call.id} call={call} />
      ))}
    </section>
  );
}

/** The chapter of the named objects. */
export function Objects({ objects }: { objects: ReferenceObject[] }) {
  return (
    <section className="docs-chapter" aria-labelledby="objects">
      <h2 id="objects">Objects</h2>
      <p>What several calls answer or take under one name.</p>
      {objects.map(({ id, name, rows }) => (
        <section key={id} id={id} className="docs-call" data-section="">
          <div className="docs-text">
            <h3>{name}</h3>
            <FieldTable group={{ title: "Fields", rows }} />
          </div>
        </section>
      ))}
    </section>
  );
}
