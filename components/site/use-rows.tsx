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
              <Shot picture={row.picture} sizes={SIZES} alt="" />
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

/** A third of a row, or on phones half of the screen's width behind an upright crop. */
const SIZES = "(min-width: 900px) 420px, (min-width: 640px) 30vw, 50vw";
