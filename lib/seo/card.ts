/** Size in px of the preview image of a shared link. */
export const CARD = { width: 1200, height: 630 } as const;

/** The path of a page's preview card: "/" → "/social/home.jpg", "/news/a" → "/social/news/a.jpg". */
export function cardPath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.jpg`;
}

/** The page of a card's path: ["news", "a.jpg"] → "/news/a"; undefined for any other path. */
export function pageOfCard(segments: readonly string[]): string | undefined {
  const name = segments.join("/").match(/^(.+)\.jpg$/)?.[1];
  return name && (name === "home" ? "/" : `/${name}`);
}

/**
 * Characters missing in the card's fonts, which have Latin with accents, common punctuation, and the signs
 * of prices and products.
 */
const UNDRAWN =
  /[^\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20b9]/g;

/**
 * A title reduced to the card's fonts. next/og would load a font from Google for missing letters, so they
 * are left out; `instead` is used if no letter or digit remains.
 */
export function cardTitle(title: string, instead: string): string {
  const drawn = title.normalize("NFC").replace(UNDRAWN, " ").replace(/\s+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(drawn) ? drawn : instead;
}
