import "server-only";
import { unstable_cache } from "next/cache";
import { readChargers } from "@/lib/catalogue/charging/charger-files";
import type { PricedShowcase, Product } from "@/lib/catalogue/contract";
import { FRESH_SECONDS, orNull, productTags } from "@/lib/catalogue/pages/cached";
import { showcaseOf } from "@/lib/catalogue/pages/showcase";
import { staleIfError } from "@/lib/catalogue/pages/stale-if-error";
import { getProduct } from "@/lib/catalogue/service";
import { isBuild } from "@/lib/env";
import { guest } from "@/lib/identity/actor";
import { log } from "@/lib/log";

/** Prices in paise, all taxes included, by slug: the chargers of the shipped range that are on sale. */
export type Prices = Readonly<Record<string, number>>;

type ProductKind = Product["kind"];
export type LowestByKind = Readonly<Record<ProductKind, number | null>>;

/**
 * The prices for a prerendered page. They expire with a change of one of these chargers, and with no other of the
 * catalogue. Empty where they cannot be read: a build has no database, so a page gets its prices when it is first
 * asked for.
 */
export async function readPrices(): Promise<Prices> {
  return staleIfError("prices", readCached).catch((error: unknown) => {
    if (!isBuild()) log().warn({ err: error }, "prices are missing on a page");
    return {};
  });
}

/** These chargers in this order, with their prices. @throws Error naming an unknown slug. */
export async function readShowcase(slugs: readonly string[]): Promise<PricedShowcase[]> {
  const shown = showcaseOf(slugs);
  const prices = await readPrices();
  return shown.map((charger) => ({ ...charger, price: prices[charger.slug] ?? null }));
}

/** The lowest price of these chargers; null if none is on sale. */
export function lowestPrice(prices: Prices, slugs: readonly string[]): number | null {
  const known = slugs.flatMap((slug) => prices[slug] ?? []);
  return known.length === 0 ? null : Math.min(...known);
}

/** The lowest price of each kind of charger, for the tiles that stand for a kind; null if none is on sale. */
export async function readLowestByKind(): Promise<LowestByKind> {
  const prices = await readPrices();
  const lowest = (kind: ProductKind) =>
    lowestPrice(
      prices,
      chargers.filter((charger) => charger.kind === kind).map(({ slug }) => slug),
    );
  return { portable: lowest("portable"), wall: lowest("wall"), dc: lowest("dc") };
}

const chargers = readChargers();
const SLUGS = chargers.map(({ slug }) => slug);

const readCached = unstable_cache(readNow, ["prices"], {
  tags: productTags(SLUGS),
  revalidate: FRESH_SECONDS,
});

async function readNow(): Promise<Prices> {
  // Thrown inside of the cache, so that the page carries the tags and nothing is kept.
  if (isBuild()) throw new Error("A build has no prices.");
  const read = async (slug: string) => {
    const product = await orNull(getProduct(guest, { id: slug }));
    return product ? [[slug, product.price] as const] : [];
  };
  return Object.fromEntries((await Promise.all(SLUGS.map(read))).flat());
}
