import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { ordinal } from "@/lib/ordinal";

/** Numbered questions, at most one open. `name` groups them and must be unique on the page. */
export function Accordion({
  name,
  items,
}: {
  name: string;
  items: readonly { question: string; answer: ReactNode }[];
}) {
  return (
    <div className="faq">
      {items.map((item, index) => (
        <details key={item.question} name={name}>
          <summary>
            <span className="n num">{ordinal(index)}</span>
            <span>{item.question}</span>
            <Plus className="i" aria-hidden="true" />
          </summary>
          <div className="a">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
