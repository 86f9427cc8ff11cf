import { ArrowUpRight } from "lucide-react";
import Link from "next/link";
import { Shot } from "@/components/ui/shot";
import type { ContentPicture } from "@/lib/content/contract";

export type SolutionTile = { label: string; text: string; href: string; picture: ContentPicture };

/** Four large pictures, each a link, in two columns or one. */
export function SolutionTiles({ tiles }: { tiles: readonly SolutionTile[] }) {
  return (
    <ul className="wrap picks">
      {tiles.map((tile, index) => (
        <li key={tile.href}>
          <Link className="pick dark" href={tile.href}>
            <Shot
              picture={tile.picture}
              sizes="(min-width: 720px) 50vw, 100vw"
              alt=""
              priority={index === 0}
            />
            <span className="text-part">
              <span className="title">{tile.label}</span>
              <span>{tile.text}</span>
            </span>
            <span className="badge" aria-hidden="true">
              <ArrowUpRight className="icon" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
