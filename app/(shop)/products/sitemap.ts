import type { MetadataRoute } from "next";
import { readCatalogue } from "@/lib/catalogue/cached";
import { pictureFile } from "@/lib/catalogue/rules";
import { absolute } from "@/lib/seo/origin";

// Made when it is asked for, from the cached catalogue: the build has no database.
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const products = await readCatalogue();
  return products.map(({ slug, pictures }) => ({
    url: absolute(`/products/${slug}`),
    images: pictures.map((picture) => absolute(pictureFile(picture))),
  }));
}
