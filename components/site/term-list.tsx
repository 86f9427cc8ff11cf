import { useId } from "react";

/** A heading on the left, and beside it short texts that each have a name. */
export function TermList({
  title,
  lead,
  items,
  white = false,
}: {
  title: string;
  lead?: string;
  items: readonly { title: string; text: string }[];
  /** On white instead of paper. */
  white?: boolean;
}) {
  const id = useId();
  return (
    <section className={white ? "sec sec--white" : "sec"} aria-labelledby={id}>
      <div className="wrap split">
        <div className="ns self-start xl:sticky xl:top-28">
          <h2 className="display" id={id}>
            {title}
          </h2>
          {lead && <p className="lead mute mt-6">{lead}</p>}
        </div>
        <ul className="terms">
          {items.map((item) => (
            <li key={item.title}>
              <h3 className="h3">{item.title}</h3>
              <p className="mute">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
