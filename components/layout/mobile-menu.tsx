import Link from "next/link";
import { AccountLink } from "@/components/layout/account-link";
import { FullScreenMenu } from "@/components/layout/full-screen-menu";
import { ButtonLink } from "@/components/ui/button";
import {
  aboutMenu,
  chargersEntry,
  contactEntry,
  type NavMenu,
  newsEntry,
  readyOnly,
  solutionsMenu,
} from "@/lib/content/navigation";

/** The top bar's links on a phone. */
export function MobileMenu() {
  return (
    <FullScreenMenu>
      <nav aria-label="Main">
        <Section menu={solutionsMenu} />
        <BigLink href={chargersEntry.href}>{chargersEntry.label}</BigLink>
        <Section menu={aboutMenu} />
        {newsEntry.ready && <BigLink href={newsEntry.href}>{newsEntry.label}</BigLink>}
        <BigLink href="/cart">Shopping Cart</BigLink>
        <AccountLink className="big" words />
      </nav>
      {contactEntry.ready && (
        <p className="mt-7">
          <ButtonLink href={contactEntry.href} wide>
            Contact
          </ButtonLink>
        </p>
      )}
    </FullScreenMenu>
  );
}

function Section({ menu }: { menu: NavMenu }) {
  const tiles = readyOnly(menu.tiles);
  if (tiles.length === 0) return null;
  return (
    <>
      <p className="big">{menu.label}</p>
      <div className="sub">
        {tiles.map((tile) => (
          <Link key={tile.href} href={tile.href}>
            {tile.label}
          </Link>
        ))}
      </div>
    </>
  );
}

function BigLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className="big" href={href}>
      {children}
    </Link>
  );
}
