import type { ReactNode } from "react";
import { SiteDocument, siteMetadata, siteViewport } from "@/app/document";
import "./globals.css";

export const metadata = siteMetadata;
export const viewport = siteViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
