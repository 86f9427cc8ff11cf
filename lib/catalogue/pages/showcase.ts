import "server-only";
import { type ChargerFile, readChargers } from "@/lib/catalogue/charging/charger-files";
import type { Showcase } from "@/lib/catalogue/contract";
import { featureList, mainSpecRows } from "@/lib/catalogue/rules";

/** The shipped range in catalogue order, for pages that are built without a database. */
export const showcase: readonly Showcase[] = readChargers().map(toShowcase);

/** These chargers in this order. @throws Error naming an unknown slug. */
export function showcaseOf(slugs: readonly string[]): Showcase[] {
  return slugs.map((slug) => {
    const charger = showcase.find((entry) => entry.slug === slug);
    if (charger) return charger;
    throw new Error(`content/chargers/ has no charger "${slug}".`);
  });
}

/** Names and powers of these chargers, the weakest first. @throws Error naming an unknown slug. */
export function byPower(slugs: readonly string[]): { slug: string; name: string; kw: number }[] {
  const all = readChargers();
  return showcaseOf(slugs)
    .map(({ slug, name }) => ({ slug, name, kw: powerOf(all, slug) }))
    .toSorted((a, b) => a.kw - b.kw);
}

function powerOf(all: readonly ChargerFile[], slug: string): number {
  return (all.find((charger) => charger.slug === slug)?.ratedPowerW ?? 0) / 1000;
}

function toShowcase(charger: ChargerFile): Showcase {
  const { slug, name, model, summary, description, features, details, pictures } = charger;
  return {
    ...{ slug, name, model, summary, description },
    features: featureList(features),
    specs: mainSpecRows(details),
    picture: pictures[0],
  };
}
