import type { ReactNode } from "react";

/** The first screen of a page that begins with text: h1, lead and buttons. */
export function Opening({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="wrap opening" aria-labelledby="opening-title">
      <h1 className="display" id="opening-title">
        {title}
      </h1>
      {lead && <p className="lead mute">{lead}</p>}
      {children && <div className="flex-row">{children}</div>}
    </section>
  );
}
