import "server-only";
import type { Unit } from "@/lib/advice/household";
import { readChargers } from "@/lib/catalogue/charging/charger-files";
import { readPrices } from "@/lib/catalogue/pages/prices";

/**
 * The shipped range that is on sale, for a prerendered page. A build has no database: until a page is first asked
 * for, the whole range is taken, at the prices of its files.
 */
export async function unitsOfRange(): Promise<Unit[]> {
  const prices = await readPrices();
  const isKnown = Object.keys(prices).length > 0;
  return readChargers()
    .filter(({ slug }) => !isKnown || slug in prices)
    .map(({ slug, name, kind, ratedPowerW, price }) => ({
      ...{ slug, name, kind, ratedKw: ratedPowerW / 1000 },
      pricePaise: prices[slug] ?? price * 100,
    }));
}
