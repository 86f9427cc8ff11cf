import { contentNames } from "@/lib/content/load";
import { publicPages } from "@/lib/seo/pages";

type Text = { path: string; html: string; headings: readonly { id: string }[] };

/** Links of our texts to missing pages or sections. */
export function brokenLinks(texts: readonly Text[]): string[] {
  const pages = new Set([
    ...publicPages.map(({ path }) => path),
    ...contentNames("chargers", "yaml").map((slug) => `/products/${slug}`),
    // Exists but is not public.
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
