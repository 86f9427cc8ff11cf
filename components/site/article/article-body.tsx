import type { ReactNode } from "react";
import { Prose } from "@/components/site/words/prose";

type Heading = { id: string; text: string };

/**
 * Running text with its contents: beside it on a wide screen, folded above it on a narrow one. A text
 * of a few sections needs none.
 */
export function ArticleBody({
  html,
  headings,
  children,
}: {
  html: string;
  headings: readonly Heading[];
  /** What follows the text, as wide as it. */
  children?: ReactNode;
}) {
  const listed = headings.length > 4;
  return (
    <div className="wrap reading">
      {listed && (
        <>
          <details className="contents-fold">
            <summary>On this page</summary>
            <Contents headings={headings} />
          </details>
          <div className="contents-side">
            <p className="small mute">On this page</p>
            <Contents headings={headings} />
          </div>
        </>
      )}
      <div className="text">
        <Prose html={html} />
        {children}
      </div>
    </div>
  );
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-label="On this page">
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
