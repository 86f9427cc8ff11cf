import { randomUUID } from "node:crypto";
import { SCOPES } from "@/lib/call/call";
import { db } from "@/lib/db";
import { sha256 } from "@/lib/identity/hash";
import { aDemo, aMessage } from "@/tests/support/samples/contact";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  anAddress,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { placeCash, setStatus } from "@/tests/support/shop/office-orders";
import { jpeg } from "@/tests/support/shop/product-form";
import { fetchSheet } from "@/tests/support/shop/product-sheets";
import { createPayment, line, openShop, type Shop } from "@/tests/support/shop/shop";

export type World = {
  shop: Shop;
  customer: Person;
  stranger: Person;
  admin: Person;
  /** The key of a web tier of ours. */
  tierKey: string;
  /** Contents of form files. */
  picture: Uint8Array<ArrayBuffer>;
  table: string;
};

/** A shop with data for every call, of two customers. */
export async function aWorld(): Promise<World> {
  const shop = await openShop();
  const [customer, stranger, admin] = [await aCustomer(), await aCustomer(), await anAdmin()];
  const products = [await aProduct({ quantity: 50 }), await aProduct({ quantity: 50 })] as const;
  await aProduct({ isListed: false });
  for (const person of [customer, stranger]) await buy(person, admin, products);
  await request("/contact/contactus", { body: aMessage() });
  await request("/contact/demorequest", { body: aDemo() });
  const tokenHash = sha256(randomUUID());
  const expiresAt = new Date(Date.now() + 3_600_000);
  const invitation = { email: "next@example.com", tokenHash, expiresAt, invitedById: admin.userId };
  await db().invitation.create({ data: invitation });
  const tierKey = `tier-${randomUUID()}`;
  const key = { name: "Web tier", keyHash: sha256(tierKey), scopes: [...SCOPES] };
  await db().apiKey.create({ data: key });
  const picture = new Uint8Array(await jpeg(32));
  const { text: table } = await fetchSheet(admin.token);
  await checkWorld();
  return { shop, customer, stranger, admin, tierKey, picture, table };
}

/** Asserts that the data exists: missing data would silently not be fuzzed. */
async function checkWorld(): Promise<void> {
  const [orders, reports, attempts] = await Promise.all([
    db().order.count(),
    db().chargerReport.count(),
    db().paymentAttempt.count({ where: { providerOrderId: { not: null } } }),
  ]);
  expect({ orders, reports, attempts }).toEqual({ orders: 6, reports: 2, attempts: 2 });
}

/** Orders in every state, an open payment and a report. */
async function buy(person: Person, admin: Person, products: readonly [Sold, Sold]): Promise<void> {
  await anAddress(person.userId);
  const [placed = "", shipped = "", canceled = ""] = [
    ...(await placeCash(person, products)),
    ...(await placeCash(person, products.slice(0, 1))),
  ];
  await setStatus(admin, shipped, "Shipped");
  const reason = { order_id: canceled, reasonforcancel: "Changed my mind" };
  await request("/order/cancelorder", { body: reason, token: person.token });
  await request(`/admin/orders/${placed}/notes`, {
    body: { text: "Call first." },
    token: admin.token,
  });
  await createPayment(person, [line(products[0])]);
  const fault = { order_id: shipped, location: "Basement", issue: "It does not start charging." };
  await request("/reports", { body: fault, token: person.token });
}

/** Restores what a call's requests may have broken for the next call. */
export async function restore({ customer, stranger, admin }: World): Promise<void> {
  const people = [customer, stranger, admin].map(({ userId }) => userId);
  await forgetLimits();
  await db().$executeRaw`DELETE FROM "CashSettings"`;
  await db().$executeRaw`DELETE FROM "OnlineSettings"`;
  await db().$executeRaw`UPDATE "ApiKey" SET "revokedAt" = NULL`;
  await db()
    .$executeRaw`UPDATE "Session" SET "revokedAt" = NULL WHERE "userId" = ANY (${people}::uuid[])`;
  const some = await db().product.findMany({
    take: 3,
    orderBy: { id: "asc" },
    select: { id: true },
  });
  const data = { isListed: true, quantity: 500 };
  await db().product.updateMany({ where: { id: { in: some.map(({ id }) => id) } }, data });
  await anAddressIfNone(customer);
}

/** Resets rate limits, which would hide everything behind 429. */
export async function forgetLimits(): Promise<void> {
  await db().$executeRaw`DELETE FROM "RateLimiterFlexible"`;
}

async function anAddressIfNone({ userId }: Person): Promise<void> {
  if ((await db().address.count({ where: { userId } })) === 0) await anAddress(userId);
}
