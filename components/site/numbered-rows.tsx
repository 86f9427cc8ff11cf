import { useId } from "react";
import { Shot } from "@/components/ui/shot";
import type { ContentPicture } from "@/lib/content/contract";
import { ordinal } from "@/lib/ordinal";

export type NumberedRow = { title: string; text: string; picture?: ContentPicture };

/** Offers or benefits as rows 01, 02 …, each with text and a picture. */
export function NumberedRows({
  title,
  rows,
  white = false,
}: {
  title: string;
  rows: readonly NumberedRow[];
  /** White background instead of paper. */
  white?: boolean;
}) {
  const id = useId();
  return (
    <section className={white ? "section section--white" : "section"} aria-labelledby={id}>
      <div className="wrap">
        <h2 className="title title--spaced" id={id}>
          {title}
        </h2>
        <ol className="benefits">
          {rows.map((row, index) => (
            <li key={row.title}>
              <span className="ordinal numeric" aria-hidden="true">
                {ordinal(index)}
              </span>
              <div>
                <h3 className="title">{row.title}</h3>
                <p className="mute">{row.text}</p>
              </div>
              {row.picture && (
                <div className="picture">
                  <Shot picture={row.picture} sizes="(min-width: 900px) 420px, 100vw" />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
