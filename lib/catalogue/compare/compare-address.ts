/** The page that compares chargers; its address says which. */
export const COMPARE_PATH = "/products/compare";
/** The name of a charger in its address. */
export const CHARGER = "charger";
/** How many chargers stand side by side. */
export const MOST_COMPARED = 4;
/** How many chargers of an address are looked up. */
const MOST_READ = 8;

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** The chargers of an address, each once, and whether one was in it twice. */
export type AskedChargers = { slugs: string[]; isRepeated: boolean };

/** The address of a comparison of these chargers: "/products/compare?charger=a&charger=b". */
export function compareAddress(slugs: readonly string[]): string {
  if (slugs.length === 0) return COMPARE_PATH;
  return `${COMPARE_PATH}?${new URLSearchParams(slugs.map((slug) => [CHARGER, slug]))}`;
}

/** Which chargers an address asks for. A choice that was left empty asks for none. */
export function askedChargers(params: Params): AskedChargers {
  const given = [params[CHARGER] ?? []]
    .flat()
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text !== "");
  const slugs = [...new Set(given)];
  return { slugs: slugs.slice(0, MOST_READ), isRepeated: slugs.length < given.length };
}

/** What the bar of the list says while chargers are picked. */
export function pickedText(count: number): string {
  if (count === 0) return "Pick two to four chargers to compare.";
  if (count === 1) return "1 picked. Pick one more to compare.";
  if (count < MOST_COMPARED) return `${count} picked`;
  return `${count} picked, the most that fit side by side`;
}
