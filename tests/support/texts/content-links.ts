import { contentNames } from "@/lib/content/load";
import { publicPages } from "@/lib/seo/pages";

type Text = { path: string; html: string; headings: readonly { id: string }[] };

/** Links of our own texts that lead to no page, or to no section of one of these texts. */
export function brokenLinks(texts: readonly Text[]): string[] {
  const pages = new Set([
    ...publicPages.map(({ path }) => path),
    ...contentNames("chargers", "yaml").map((slug) => `/products/${slug}`),
    // Not public, and there.
    "/order",
  ]);
  const sections = new Set(
    texts.flatMap(({ path, headings }) => headings.map(({ id }) => `${path}#${id}`)),
  );
  return texts.flatMap((text) =>
    [...text.html.matchAll(/href="([/#][^"]*)"/g)].flatMap(([, href = ""]) => {
      const target = href.startsWith("#") ? `${text.path}${href}` : href;
      const known = target.includes("#") ? sections.has(target) : pages.has(target);
      return known ? [] : [`${text.path}: ${href}`];
    }),
  );
}
