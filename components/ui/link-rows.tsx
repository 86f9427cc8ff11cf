import { ArrowRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";

type LinkRow = { title: string; text: string; href: string; icon?: ReactNode };

/** A name and a few words in each row, and the page it leads to. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className="dirs">
      {rows.map((row) => (
        <li key={row.href}>
          <Link href={row.href}>
            {row.icon}
            <b>{row.title}</b>
            <span className="mute">{row.text}</span>
            <ArrowRight className="icon arrow" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
