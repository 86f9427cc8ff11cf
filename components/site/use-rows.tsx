import { ArrowUpRight } from "lucide-react";
import Link from "next/link";
import { Shot } from "@/components/ui/shot";
import type { ContentPicture } from "@/lib/content/contract";

export type UseRow = {
  title: string;
  text: string;
  /** A short technical fact: "3.3 to 22 kW AC". */
  fact?: string;
  href: string;
  picture: ContentPicture;
};

/** Rows that link to pages: name, sentence, and a picture with the arrow badge. */
export function UseRows({ rows }: { rows: readonly UseRow[] }) {
  return (
    <ul className="use-cases">
      {rows.map((row) => (
        <li key={row.href}>
          <Link className="use-case" href={row.href}>
            <h3>{row.title}</h3>
            <p>
              <span>{row.text}</span>
              {row.fact && <span className="mute numeric">{row.fact}</span>}
            </p>
            <div className="picture">
              <Shot picture={row.picture} sizes="(min-width: 900px) 420px, 100vw" alt="" />
              <span className="badge" aria-hidden="true">
                <ArrowUpRight className="icon" />
              </span>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
