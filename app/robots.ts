import type { MetadataRoute } from "next";
import { GUEST_PAGES, PERSONAL } from "@/lib/security/pages";
import { absolute } from "@/lib/seo/origin";

/**
 * Disallows personal pages. Those open to guests may be crawled, because a crawler sees "noindex" only on pages
 * that it may fetch.
 */
export default function robots(): MetadataRoute.Robots {
  const closed = PERSONAL.filter((segment) => !GUEST_PAGES.has(`/${segment}`));
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", ...closed.map((name) => `/${name}`)] },
    sitemap: [absolute("/sitemap.xml"), absolute("/products/sitemap.xml")],
  };
}
