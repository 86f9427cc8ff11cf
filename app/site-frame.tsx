import type { ReactNode } from "react";
import { SiteHeader } from "@/components/layout/header/site-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { InTurn } from "@/components/ui/late/in-turn";
import { VisitWatch } from "@/components/visits/visit-watch";
import { lowestPrice, type Prices, readPrices } from "@/lib/catalogue/pages/prices";
import { company } from "@/lib/content/company";
import { type SiteNavigation, withPrices } from "@/lib/content/navigation";
import { searchPage } from "@/lib/content/pages/search-page";
import { solutions } from "@/lib/content/pages/solutions";
import { siteNavigation } from "@/lib/content/site-navigation";

type Props = { children: ReactNode; smallFooter?: boolean };

/** Top bar, whose menus say prices, and footer of public and shop pages; each page renders its own main element. */
export async function SiteFrame({ children, smallFooter = false }: Props) {
  const prices = await readPrices();
  const navigation = withPrices(siteNavigation, (href) => lowestAt(href, prices));
  return (
    <Frame navigation={navigation} smallFooter={smallFooter}>
      {children}
    </Frame>
  );
}

/** The same without prices, for a page that is never made again after the build. */
export function UnpricedFrame({ children }: Props) {
  return <Frame navigation={siteNavigation}>{children}</Frame>;
}

function Frame({
  navigation,
  smallFooter = false,
  children,
}: Props & { navigation: SiteNavigation }) {
  return (
    <InTurn>
      <SiteHeader navigation={navigation} brand={company.brand} search={searchPage} />
      {children}
      <SiteFooter
        company={company}
        navigation={navigation.footer}
        year={new Date().getFullYear()}
        small={smallFooter}
      />
      <VisitWatch />
    </InTurn>
  );
}

function lowestAt(href: string, prices: Prices): number | null {
  if (href === "/products") return lowestPrice(prices, Object.keys(prices));
  const solution = solutions.get(href.replace("/solutions/", ""));
  return solution ? lowestPrice(prices, solution.chargers.slugs) : null;
}
