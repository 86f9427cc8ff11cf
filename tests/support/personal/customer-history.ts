import { db } from "@/lib/db";
import { inFiles } from "@/tests/support/files/files";
import { aCustomerHistory, type CustomerHistory } from "@/tests/support/personal/personal-rows";
import { holdWholeOrders, setCash } from "@/tests/support/shop/settings";
import { openShop, type Shop } from "@/tests/support/shop/shop";

/**
 * Creates a person with every kind of data before the tests of a file, in a separate shop. Call it first:
 * the settings are read once.
 */
export function sharedCustomerHistory(): () => CustomerHistory {
  inFiles();
  let shop: Shop;
  let history: CustomerHistory;
  beforeAll(async () => {
    shop = await openShop();
    await holdWholeOrders();
    await setCash();
    history = await aCustomerHistory(shop);
  });
  afterAll(async () => {
    await db().shopSettings.deleteMany();
    await shop.close();
  });
  return () => history;
}
