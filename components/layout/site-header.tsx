import { ShoppingCart } from "lucide-react";
import Link from "next/link";
import { AccountLink } from "@/components/layout/account-link";
import { MegaMenuPanel } from "@/components/layout/mega-menu-panel";
import { MegaMenuTrigger } from "@/components/layout/mega-menu-trigger";
import { MobileMenu } from "@/components/layout/mobile-menu";
import { SkipLink } from "@/components/layout/skip-link";
import { TopBar } from "@/components/layout/top-bar";
import { ButtonLink } from "@/components/ui/button";
import { IconLink } from "@/components/ui/icon-button";
import { Logo } from "@/components/ui/logo";
import {
  aboutMenu,
  chargersEntry,
  contactEntry,
  type NavMenu,
  newsEntry,
  readyOnly,
  solutionsMenu,
} from "@/lib/content/navigation";

/** The top bar of public and shop pages. `over` lies transparent on a dark hero until 100 px of scroll. */
export function SiteHeader({ over = false }: { over?: boolean }) {
  const menus = [solutionsMenu, aboutMenu].filter(isReady);
  return (
    <>
      <SkipLink />
      <TopBar over={over}>
        <div className="wrap">
          <Link className="logo" href="/" aria-label="Arklane, home">
            <Logo />
          </Link>
          <nav aria-label="Main">
            {isReady(solutionsMenu) && <MegaMenuTrigger menu={solutionsMenu} />}
            <Link href={chargersEntry.href}>{chargersEntry.label}</Link>
            {isReady(aboutMenu) && <MegaMenuTrigger menu={aboutMenu} />}
            {newsEntry.ready && <Link href={newsEntry.href}>{newsEntry.label}</Link>}
          </nav>
          <div className="acts">
            <IconLink href="/cart" label="Shopping Cart" size="s">
              <ShoppingCart className="i" aria-hidden="true" />
            </IconLink>
            <AccountLink className="login" />
            {contactEntry.ready && <ButtonLink href={contactEntry.href}>Contact</ButtonLink>}
            <MobileMenu />
          </div>
        </div>
      </TopBar>
      {menus.map((menu) => (
        <MegaMenuPanel key={menu.id} menu={menu} />
      ))}
    </>
  );
}

function isReady(menu: NavMenu) {
  return readyOnly(menu.tiles).length > 0;
}
