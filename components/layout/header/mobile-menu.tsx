import Link from "next/link";
import { AccountLink } from "@/components/layout/header/account-link";
import { FullScreenMenu } from "@/components/layout/header/full-screen-menu";
import { ButtonLink } from "@/components/ui/button";
import type { Action } from "@/lib/content/contract";
import { isMenu, type NavMenu, type SiteNavigation } from "@/lib/content/navigation";

/** The links of the top bar on phones. */
export function MobileMenu({ bar, contact }: Pick<SiteNavigation, "bar" | "contact">) {
  return (
    <FullScreenMenu>
      <nav aria-label="Menu">
        {bar.map((entry) =>
          isMenu(entry) ? (
            <Section key={entry.label} menu={entry} />
          ) : (
            <BigLink key={entry.label} {...entry} />
          ),
        )}
        <BigLink label="Search" href="/search" />
        <BigLink label="Shopping Cart" href="/cart" />
        <AccountLink className="large" words />
      </nav>
      <p className="mobile-menu-end">
        <ButtonLink href={contact.href} wide>
          {contact.label}
        </ButtonLink>
      </p>
    </FullScreenMenu>
  );
}

function Section({ menu }: { menu: NavMenu }) {
  return (
    <>
      <p className="large">{menu.label}</p>
      <div className="submenu">
        {menu.tiles.map((tile) => (
          <Link key={tile.href} href={tile.href}>
            {tile.label}
          </Link>
        ))}
      </div>
    </>
  );
}

function BigLink({ label, href }: Action) {
  return (
    <Link className="large" href={href}>
      {label}
    </Link>
  );
}
