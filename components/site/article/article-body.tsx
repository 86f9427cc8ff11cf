import type { ReactNode } from "react";
import { Contents } from "@/components/site/article/contents";
import { Prose } from "@/components/site/words/prose";

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
  headings: readonly { id: string; text: string }[];
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
