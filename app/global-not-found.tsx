import type { Metadata } from "next";
import { SiteDocument, siteMetadata, siteViewport } from "@/app/document";
import { Lost } from "@/app/lost";
import { UnpricedFrame } from "@/app/site-frame";
import { company } from "@/lib/content/company";
import { notFoundPage } from "@/lib/content/pages/not-found";
import "./globals.css";

export const metadata: Metadata = {
  ...siteMetadata,
  title: `${notFoundPage.title} | ${company.brand}`,
};
export const viewport = siteViewport;

/** For addresses that belong to no page. Prerendered. */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <UnpricedFrame>
        <Lost />
      </UnpricedFrame>
    </SiteDocument>
  );
}
