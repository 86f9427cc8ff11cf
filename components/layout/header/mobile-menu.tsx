import Link from "next/link";
import { AccountLink } from "@/components/layout/header/account-link";
import { CartCountInWords } from "@/components/layout/header/cart-count";
import { FullScreenMenu } from "@/components/layout/header/full-screen-menu";
import { ButtonLink } from "@/components/ui/button";
import { isMenu, type NavLink, type NavMenu, type SiteNavigation } from "@/lib/content/navigation";
import { formatPaise } from "@/lib/money";

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
        <Link className="large menu-line" href="/cart">
          <span>Shopping Cart</span>
          <CartCountInWords />
        </Link>
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
          <div key={tile.href} className="menu-line priced-link">
            <Link href={tile.href}>{tile.label}</Link>
            <From paise={tile.from} />
          </div>
        ))}
      </div>
    </>
  );
}

function BigLink({ label, href, from }: NavLink) {
  return (
    <div className="large menu-line priced-link">
      <Link href={href}>{label}</Link>
      <From paise={from} />
    </div>
  );
}

function From({ paise }: { paise: number | undefined }) {
  if (paise === undefined) return null;
  return <span className="from numeric">from {formatPaise(paise)}</span>;
}
