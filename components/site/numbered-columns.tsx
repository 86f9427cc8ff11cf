import { useId } from "react";
import type { NumberedRow } from "@/components/site/numbered-rows";
import { Shot } from "@/components/ui/shot";
import { ordinal } from "@/lib/ordinal";

/** 01, 02, 03 in columns, picture first, for a page that already has numbered rows. */
export function NumberedColumns({ title, rows }: { title: string; rows: readonly NumberedRow[] }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <h2 className="display display--spaced" id={id}>
          {title}
        </h2>
        <ol className="benefit-columns">
          {rows.map((row, index) => (
            <li key={row.title}>
              {row.picture && (
                <div className="picture">
                  <Shot picture={row.picture} sizes="(min-width: 900px) 410px, 100vw" />
                </div>
              )}
              <h3 className="heading-small">
                <span className="numeric mute" aria-hidden="true">
                  {ordinal(index)}
                </span>
                {row.title}
              </h3>
              <p className="mute">{row.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
