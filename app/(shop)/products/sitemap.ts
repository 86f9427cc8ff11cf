import type { MetadataRoute } from "next";
import { listAddresses } from "@/lib/catalogue/service";
import { guest } from "@/lib/identity/actor";
import { absolute } from "@/lib/seo/origin";

// Rendered per request from the current catalogue: the build has no database.
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { products } = await listAddresses(guest, {});
  return products.map(({ slug, image_paths }) => ({
    url: absolute(`/products/${slug}`),
    images: image_paths.map(absolute),
  }));
}
