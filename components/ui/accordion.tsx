import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { ordinal } from "@/lib/ordinal";

/** Numbered questions, at most one open at a time. `name` groups them and must be unique on the page. */
export function Accordion({
  name,
  items,
}: {
  name: string;
  items: readonly { question: string; answer: ReactNode }[];
}) {
  return (
    <div className="questions">
      {items.map((item, index) => (
        <details key={item.question} name={name}>
          <summary>
            <span className="ordinal numeric">{ordinal(index)}</span>
            <span>{item.question}</span>
            <Plus className="icon" aria-hidden="true" />
          </summary>
          <div className="answer">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
