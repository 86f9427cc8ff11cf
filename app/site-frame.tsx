import type { ReactNode } from "react";
import { SiteHeader } from "@/components/layout/header/site-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { company } from "@/lib/content/company";
import { searchPage } from "@/lib/content/pages/search-page";
import { siteNavigation } from "@/lib/content/site-navigation";

/** Top bar and footer of public and shop pages; each page renders its own main element. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader navigation={siteNavigation} brand={company.brand} search={searchPage} />
      {children}
      <SiteFooter
        company={company}
        navigation={siteNavigation.footer}
        year={new Date().getFullYear()}
      />
    </>
  );
}
