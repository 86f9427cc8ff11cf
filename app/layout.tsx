import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { company } from "@/lib/content/company";
import { siteOrigin } from "@/lib/seo/origin";
import "./globals.css";

export const metadata: Metadata = {
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

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: "#f6f5f1",
};

/** Reads no cookies and loads no data library, so that public pages stay static and small. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" data-scroll-behavior="smooth">
      <head>
        <link
          rel="preload"
          href="/fonts/archivo-text.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      </head>
      <body>{children}</body>
    </html>
  );
}
