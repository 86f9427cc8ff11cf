import { ArrowUpRight, ChevronDown } from "lucide-react";
import Link from "next/link";
import { Shot } from "@/components/ui/shot";
import type { NavMenu } from "@/lib/content/navigation";
import { formatPaise } from "@/lib/money";

/**
 * A button of the bar and a popover with picture tiles. The popover follows its button in the DOM, so Enter,
 * Escape and the tab order work without JavaScript; `watchMenus` adds hover and arrow keys.
 */
export function MegaMenu({ menu }: { menu: NavMenu }) {
  return (
    <>
      <button type="button" popoverTarget={menu.id}>
        {menu.label}
        <ChevronDown className="icon" aria-hidden="true" />
      </button>
      <div className="sheet" id={menu.id} popover="auto">
        <ul className="wrap tiles" aria-label={menu.label}>
          {menu.tiles.map((tile) => (
            <li key={tile.href}>
              <Link className="tile" href={tile.href}>
                <div className="picture">
                  <Shot picture={tile.picture} sizes="(min-width: 1328px) 302px, 25vw" alt="" />
                  <span className="badge" aria-hidden="true">
                    <ArrowUpRight className="icon" />
                  </span>
                </div>
                <b>{tile.label}</b>
                <span className="tile-line">
                  <span>{tile.text}</span>
                  {tile.from !== undefined && (
                    <span className="numeric">from {formatPaise(tile.from)}</span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
