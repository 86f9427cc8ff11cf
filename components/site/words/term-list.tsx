import { type ReactNode, useId } from "react";
import { type Term, Terms } from "@/components/site/words/terms";

/** A heading on the left, named short texts on the right. */
export function TermList({
  title,
  lead,
  items,
  white = false,
  children,
}: {
  title: string;
  lead?: string;
  items: readonly Term[];
  /** White background instead of paper. */
  white?: boolean;
  /** Below the heading. */
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className={white ? "section section--white" : "section"} aria-labelledby={id}>
      <div className="wrap split">
        <div className="not-sticky term-list-head">
          <h2 className="display" id={id}>
            {title}
          </h2>
          {lead && <p className="lead mute term-list-lead">{lead}</p>}
          {children}
        </div>
        <Terms className="terms" items={items} />
      </div>
    </section>
  );
}
