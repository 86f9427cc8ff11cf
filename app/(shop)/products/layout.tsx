import type { ReactNode } from "react";
import { RupeeFont } from "@/app/rupee-font";
import { SiteFrame } from "@/app/site-frame";
import { Toaster } from "@/components/ui/toast/toast";
import "./products.css";

export default function ProductsLayout({ children }: { children: ReactNode }) {
  return (
    // The phone's buy bar covers the lower edge: the footer's last line stays above it.
    <div className="product-page">
      <RupeeFont />
      <SiteFrame>
        <main id="main">{children}</main>
      </SiteFrame>
      <Toaster />
    </div>
  );
}
