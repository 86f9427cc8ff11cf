import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/site-footer";
import { company } from "@/lib/content/company";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SiteFooter company={company} />
    </>
  );
}
