import "server-only";
import { readProduct } from "@/lib/catalogue/pages/cached";
import { fullName, pictureFile } from "@/lib/catalogue/rules";
import { type PublicPage, publicPages } from "@/lib/seo/pages";

/** The public page at a path: a page of content, or a charger of the catalogue. */
export async function findPage(path: string): Promise<PublicPage | undefined> {
  const page = publicPages.find((entry) => entry.path === path);
  if (page) return page;
  const slug = path.match(/^\/products\/([^/]+)$/)?.[1];
  const product = slug ? await readProduct(slug) : null;
  const [picture] = product?.pictures ?? [];
  if (!product || !picture) return undefined;
  return { path, title: fullName(product), picture: pictureFile(picture) };
}
