/** The large heading of a section with its lead beside it. The section is labelled by `id`. */
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
