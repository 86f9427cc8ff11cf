import type { MetadataRoute } from "next";
import { GUEST_PAGES, PERSONAL } from "@/lib/security/pages";
import { absolute } from "@/lib/seo/origin";

/**
 * Pages for one person are no crawler's business. Those that are open to guests may be fetched, because only
 * then is it seen that they say "noindex".
 */
export default function robots(): MetadataRoute.Robots {
  const closed = PERSONAL.filter((segment) => !GUEST_PAGES.has(`/${segment}`));
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", ...closed.map((name) => `/${name}`)] },
    sitemap: [absolute("/sitemap.xml"), absolute("/products/sitemap.xml")],
  };
}
