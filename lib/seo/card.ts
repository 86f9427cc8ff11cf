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
