import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { company } from "@/lib/content/company";

export default function ProductsLayout({ children }: { children: ReactNode }) {
  return (
    // The phone's buy bar covers the lower edge: the footer's last line stays above it.
    <div className="max-xl:has-[.bar.on]:[&_.foot]:pb-28">
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter company={company} />
    </div>
  );
}
