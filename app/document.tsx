import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { company } from "@/lib/content/company";
import { siteOrigin } from "@/lib/seo/origin";

/** What every document says of itself. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(siteOrigin()),
  title: { default: company.brand, template: `%s | ${company.brand}` },
  applicationName: company.brand,
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "48x48" },
      { url: "/brand/mark.svg", type: "image/svg+xml" },
    ],
    apple: "/brand/apple-touch-icon.png",
  },
  formatDetection: { telephone: false },
};

export const siteViewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: "#f6f5f1",
};

/** Reads no cookies and loads no data library, so that public pages stay static and small. */
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" data-scroll-behavior="smooth">
      <head>
        <link
          rel="preload"
          href="/fonts/archivo-latin.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      </head>
      <body>{children}</body>
    </html>
  );
}
