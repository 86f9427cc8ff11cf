/** Size in px of the picture that a shared link shows. */
export const CARD = { width: 1200, height: 630 } as const;

/** Where the card of a page lies: "/" → "/social/home.jpg", "/news/a" → "/social/news/a.jpg". */
export function cardPath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.jpg`;
}

/** The page of a card's address: ["news", "a.jpg"] → "/news/a"; undefined for what is no card's address. */
export function pageOfCard(segments: readonly string[]): string | undefined {
  const name = segments.join("/").match(/^(.+)\.jpg$/)?.[1];
  return name && (name === "home" ? "/" : `/${name}`);
}

/** What the card's fonts have: Latin with its accents, the common punctuation, and the signs of a price and a product. */
const UNDRAWN =
  /[^\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20b9]/g;

/**
 * A title as the card can draw it. next/og would ask Google for a font with the letters that ours lack, so they
 * are left out; `instead` is drawn where no letter or digit is left.
 */
export function cardTitle(title: string, instead: string): string {
  const drawn = title.normalize("NFC").replace(UNDRAWN, " ").replace(/\s+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(drawn) ? drawn : instead;
}
