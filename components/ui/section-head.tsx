/** The large heading of a section and, beside it, its lead. `id` is what the section is labelled by. */
export function SectionHead({ id, title, lead }: { id: string; title: string; lead?: string }) {
  return (
    <div className="section-head">
      <h2 className="display" id={id}>
        {title}
      </h2>
      {lead && <p className="lead mute">{lead}</p>}
    </div>
  );
}
