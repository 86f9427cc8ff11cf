import { db } from "@/lib/db";
import { aLivedLife } from "@/tests/support/personal/lived-life";
import { findEverywhere, searchedTables } from "@/tests/support/personal/personal-search";
import { request } from "@/tests/support/servers/http";
import { PASSWORD } from "@/tests/support/shop/builders";

/**
 * Tables that hold nothing of a customer. A new table belongs here or gets rows in tests/support/personal/full-life.ts:
 * what is in neither would be forgotten by an erasure, and nobody would see it.
 */
const NOBODYS = [
  ...["Product", "ProductDetails", "ProductImage", "StatusCount", "SalesChange", "ProductSales"],
  ...["CashSettings", "OnlineSettings", "ShopSettings", "RetentionRun", "_prisma_migrations"],
  // Keyed hashes only, and keys of programs.
  ...["RateLimiterFlexible", "ApiKey"],
  // Administrators alone have any, and who becomes a customer loses them.
  "RecoveryCode",
];

/** What the notice says stays: where an order went. */
const STAYS = ["Purchase.address", "Purchase.deliveryAddress"];

const life = aLivedLife();

it("knows every table, and has written into each that can hold something of a person", async () => {
  const { userId } = life().person;
  const mine = { where: { userId }, select: { id: true } };
  const rows = [...(await db().purchase.findMany(mine)), ...(await db().cart.findMany(mine))];
  const ids = [userId, ...life().orders, ...rows.map(({ id }) => id)];
  const values = { ...life().words, ...Object.fromEntries(ids.map((id) => [id, id])) };
  const found = await findEverywhere(values);
  const written = new Set(found.map((place) => place.split(".")[0]));
  const unknown = (await searchedTables()).filter(
    (table) => !written.has(table) && !NOBODYS.includes(table),
  );
  expect(unknown).toEqual([]);
  // Each word was written somewhere: searching for one that was not proves nothing.
  const seen = new Set(found.map((place) => place.split(": ")[1]));
  expect(Object.keys(life().words).filter((name) => !seen.has(name))).toEqual([]);
});

it("finds nothing of an erased person but where the orders went", async () => {
  const { person, words } = life();
  const body = { entered_password: PASSWORD };
  const answer = await request("/users/account", { method: "DELETE", token: person.token, body });
  expect(answer.status).toBe(200);
  const found = await findEverywhere(words);
  const stays = STAYS.flatMap((place) => [`${place}: firstHouse`, `${place}: sentHouse`]);
  expect(found.toSorted()).toEqual(stays.toSorted());
});
