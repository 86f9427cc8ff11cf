import type { ReactNode } from "react";
import { Prose } from "@/components/site/words/prose";

type Heading = { id: string; text: string };

/**
 * An article's text with a table of contents: beside it on wide screens, collapsed above it on narrow
 * ones. A text with only a few sections has none.
 */
export function ArticleBody({
  html,
  headings,
  children,
}: {
  html: string;
  headings: readonly Heading[];
  /** Content below the text, of the same width. */
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
