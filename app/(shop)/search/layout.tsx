import type { ReactNode } from "react";
import { RupeeFont } from "@/app/rupee-font";
import { SiteFrame } from "@/app/site-frame";
import "./search.css";

export default function SearchLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <RupeeFont />
      <SiteFrame smallFooter>
        <main id="main">{children}</main>
      </SiteFrame>
    </>
  );
}
