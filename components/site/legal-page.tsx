import type { ReactNode } from "react";
import { ArticleBody } from "@/components/site/article/article-body";
import { Day } from "@/components/site/article/article-date";
import { Opening } from "@/components/site/opening";

export type LegalText = {
  title: string;
  lead: string;
  /** "2026-11-28". */
  updated: string;
  html: string;
  headings: readonly { id: string; text: string }[];
};

/** A page required by law; `children` follow its text. */
export function LegalPage({ text, children }: { text: LegalText; children?: ReactNode }) {
  return (
    <main id="main" className="legal">
      <Opening title={text.title} lead={text.lead}>
        <p className="small mute">
          Last updated on <Day date={text.updated} />
        </p>
      </Opening>
      <ArticleBody html={text.html} headings={text.headings}>
        {children}
      </ArticleBody>
    </main>
  );
}
