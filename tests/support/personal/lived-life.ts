import { db } from "@/lib/db";
import { inFiles } from "@/tests/support/files/files";
import { aFullLife, type Life } from "@/tests/support/personal/full-life";
import { holdWholeOrders, setCash } from "@/tests/support/shop/settings";
import { openShop, type Shop } from "@/tests/support/shop/shop";

/**
 * Creates a person with every kind of data before the tests of a file, in a separate shop. Call it first:
 * the settings are read once.
 */
export function aLivedLife(): () => Life {
  inFiles();
  let shop: Shop;
  let life: Life;
  beforeAll(async () => {
    shop = await openShop();
    await holdWholeOrders();
    await setCash();
    life = await aFullLife(shop);
  });
  afterAll(async () => {
    await db().shopSettings.deleteMany();
    await shop.close();
  });
  return () => life;
}
