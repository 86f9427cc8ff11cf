import type { ReactNode } from "react";
import { SiteFrame } from "@/app/site-frame";
import { Toaster } from "@/components/ui/toast/toast";
import "./products.css";

export default function ProductsLayout({ children }: { children: ReactNode }) {
  return (
    // On phones the buy bar covers the bottom edge: keep the footer's last line above it.
    <div className="product-page">
      <SiteFrame smallFooter>
        <main id="main">{children}</main>
      </SiteFrame>
      <Toaster />
    </div>
  );
}
