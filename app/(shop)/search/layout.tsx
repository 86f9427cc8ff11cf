import type { ReactNode } from "react";
import { SiteFrame } from "@/app/site-frame";
import "./search.css";

export default function SearchLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame smallFooter>
      <main id="main">{children}</main>
    </SiteFrame>
  );
}
