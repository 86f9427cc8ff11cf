import Link from "next/link";
import { AccountLink } from "@/components/layout/header/account-link";
import { CartLink } from "@/components/layout/header/cart-link";
import { HeaderSearch } from "@/components/layout/header/header-search";
import { MegaMenu } from "@/components/layout/header/mega-menu";
import { MobileMenu } from "@/components/layout/header/mobile-menu";
import { SkipLink } from "@/components/layout/header/skip-link";
import { TopBar } from "@/components/layout/header/top-bar";
import { ButtonLink } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import type { SearchWords } from "@/lib/content/contract";
import { isMenu, type SiteNavigation } from "@/lib/content/navigation";

type SiteHeaderProps = { navigation: SiteNavigation; brand: string; search: SearchWords };

/** The top bar of public and shop pages. Transparent on pages that begin with a `.hero`. */
export function SiteHeader({ navigation, brand, search }: SiteHeaderProps) {
  const { bar, contact } = navigation;
  return (
    <>
      <SkipLink />
      <TopBar>
        <div className="wrap">
          <Link className="logo" href="/" aria-label={`${brand}, home`}>
            <Logo />
          </Link>
          <nav aria-label="Main">
            {bar.map((entry) =>
              isMenu(entry) ? (
                <MegaMenu key={entry.label} menu={entry} />
              ) : (
                <Link key={entry.label} href={entry.href}>
                  {entry.label}
                </Link>
              ),
            )}
          </nav>
          <div className="actions">
            <HeaderSearch words={search} />
            <CartLink />
            <AccountLink className="login" />
            <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
            <MobileMenu bar={bar} contact={contact} />
          </div>
        </div>
      </TopBar>
    </>
  );
}
