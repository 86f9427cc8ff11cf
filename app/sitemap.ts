import type { MetadataRoute } from "next";
import { absolute } from "@/lib/seo/origin";
import { publicPages } from "@/lib/seo/pages";

/** The pages of `content/`. Products are in /products/sitemap.xml, because the build has no database. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages.map(({ path, picture, modified }) => ({
    url: absolute(path),
    lastModified: modified,
    images: [absolute(picture)],
  }));
}
