"use client";

import { ArrowUpRight } from "lucide-react";
import Link from "next/link";
import type { MouseEvent } from "react";
import { Picture } from "@/components/ui/picture";
import { type NavMenu, readyOnly } from "@/lib/content/navigation";

/** The picture tiles of one menu, below the bar. */
export function MegaMenuPanel({ menu }: { menu: NavMenu }) {
  return (
    <div className="sheet" id={menu.id} popover="auto">
      <nav className="wrap" aria-label={menu.label}>
        <ul className="tiles">
          {readyOnly(menu.tiles).map((tile) => (
            <li key={tile.href}>
              <Link className="tile" href={tile.href} onClick={closePanel}>
                <div className="pic">
                  <Picture
                    base={tile.picture.base}
                    widths={tile.picture.widths}
                    size={tile.picture.width}
                    height={tile.picture.height}
                    sizes="420px"
                    alt=""
                    position={tile.position}
                  />
                  <span className="badge" aria-hidden="true">
                    <ArrowUpRight className="i" />
                  </span>
                </div>
                <b>{tile.label}</b>
                <span>{tile.text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

// The bar survives a change of page, so its menu has to be put away by hand.
function closePanel(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
