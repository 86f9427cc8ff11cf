import { db } from "@/lib/db";
import { readFile } from "@/lib/files/store";
import { sharedCustomerHistory } from "@/tests/support/personal/customer-history";
import { findEverywhere, searchedTables } from "@/tests/support/personal/personal-search";
import { request } from "@/tests/support/servers/http";
import { PASSWORD } from "@/tests/support/shop/builders";

/**
 * Tables without a customer's data. A new table belongs here or gets rows in tests/support/personal/personal-rows.ts:
 * a table in neither would silently survive an erasure.
 */
const IMPERSONAL = [
  ...[
    "Product",
    "ProductDetails",
    "ProductImage",
    "ProductName",
    "ProductChange",
    "StatusCount",
    "SalesChange",
  ],
  "ProductSales",
  ...["CashSettings", "OnlineSettings", "ShopSettings", "RetentionRun", "_prisma_migrations"],
  // Only keyed hashes and programs' keys.
  ...["RateLimiterFlexible", "ApiKey", "VisitFigure", "VisitStep", "AdviceCount"],
  // A search that may be personal is not kept (lib/visits/rules.ts).
  "EmptySearch",
  // The company's own; and the file of a document, which is made later and says what the document says.
  ...["TaxRegistration", "TaxRate", "TaxSeries", "TaxPeriod", "TaxPaper", "EwayLimit"],
  // What the portals answered about a document: numbers, and how its goods travelled.
  ...["EInvoice", "EwayBill"],
  // Only administrators have rows here, and lose them with their role.
  "RecoveryCode",
];

/** What stays according to the privacy notice: where an order went, and its tax documents as they were issued. */
const STAYS = ["Purchase.address", "Purchase.deliveryAddress", "TaxDocument.document"];
const INVOICED = ["name", "legalName", "gstin"];

const history = sharedCustomerHistory();

it("covers every table and writes to each that can hold personal data", async () => {
  const { userId } = history().person;
  const mine = { where: { userId }, select: { id: true } };
  const rows = [
    ...(await db().purchase.findMany(mine)),
    ...(await db().cart.findMany(mine)),
    // What belongs to a message names it.
    ...(await db().contactMessage.findMany(mine)),
  ];
  const ids = [userId, ...history().orders, ...rows.map(({ id }) => id)];
  const values = { ...history().words, ...Object.fromEntries(ids.map((id) => [id, id])) };
  const found = await findEverywhere(values);
  const written = new Set(found.map((place) => place.split(".")[0]));
  const unknown = (await searchedTables()).filter(
    (table) => !written.has(table) && !IMPERSONAL.includes(table),
  );
  expect(unknown).toEqual([]);
  // A word that was never written would prove nothing.
  const seen = new Set(found.map((place) => place.split(": ")[1]));
  expect(Object.keys(history().words).filter((name) => !seen.has(name))).toEqual([]);
});

it("finds nothing of an erased person except delivery addresses", async () => {
  const { person, words } = history();
  const photos = await db().contactPhoto.findMany({
    where: { message: { userId: person.userId } },
    select: { key: true },
  });
  expect(photos).toHaveLength(1);
  const body = { entered_password: PASSWORD };
  const answer = await request("/users/account", { method: "DELETE", token: person.token, body });
  expect(answer.status).toBe(200);
  const found = await findEverywhere(words);
  const stays = [
    ...STAYS.flatMap((place) => [`${place}: firstHouse`, `${place}: sentHouse`]),
    ...INVOICED.map((word) => `TaxDocument.document: ${word}`),
    "TaxDocument.buyerGstin: gstin",
  ];
  expect(found.toSorted()).toEqual(stays.toSorted());
  for (const { key } of photos) expect(await readFile(key)).toBeNull();
});
