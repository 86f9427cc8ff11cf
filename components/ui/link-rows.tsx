import { ArrowRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";

type LinkRow = { title: string; text: string; href: string; icon?: ReactNode };

/** Rows of links, each with a name and a few words. */
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
