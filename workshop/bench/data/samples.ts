import { db, Prisma } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";
import { sha256 } from "@/lib/identity/hash";

/** The inputs of the calls: ids and words from the database. */
export type Samples = Awaited<ReturnType<typeof readSamples>>;

export async function readSamples() {
  return {
    ...(await peopleSamples()),
    ...(await productSamples()),
    ...(await orderSamples()),
    ...(await officeSamples()),
  };
}

async function peopleSamples() {
  return {
    admin: await anAdmin(),
    usersByName: await ids(Prisma.sql`"User"`, Prisma.sql`lower(name), id`),
    buyers: await buyers(),
    rareNames: await texts(Prisma.sql`
      SELECT min(name) AS text FROM "User" GROUP BY lower(name) HAVING count(*) = 1 ORDER BY 1 LIMIT 3`),
    phones: await texts(
      Prisma.sql`SELECT phone AS text FROM "User" WHERE phone IS NOT NULL ORDER BY number DESC LIMIT 3`,
    ),
    emails: await texts(Prisma.sql`SELECT email AS text FROM "User" ORDER BY number DESC LIMIT 3`),
  };
}

async function productSamples() {
  return {
    products: await ids(Prisma.sql`"Product"`, Prisma.sql`position, id`),
    delisted: await ids(
      Prisma.sql`(SELECT * FROM "Product" WHERE NOT "isListed") AS p`,
      Prisma.sql`position, id`,
    ),
    productNames: await texts(
      Prisma.sql`SELECT name AS text FROM "Product" ORDER BY position DESC LIMIT 3`,
    ),
    popular: await texts(
      Prisma.sql`SELECT "productId"::text AS text FROM "ProductSales" ORDER BY orders DESC LIMIT 3`,
    ),
  };
}

async function orderSamples() {
  return {
    /** Newest, middle and old: with keyset pagination a cursor anywhere costs the same. */
    orders: await ids(Prisma.sql`"Order"`, Prisma.sql`"placedAt" DESC, id DESC`),
    delivered: await ids(Prisma.sql`"Order"`, Prisma.sql`"placedAt" DESC, id DESC`, "Delivered"),
    accepted: await ids(Prisma.sql`"Order"`, Prisma.sql`"placedAt" DESC, id DESC`, "Accepted"),
    numbers: await texts(
      Prisma.sql`SELECT number AS text FROM "Order" ORDER BY "placedAt" DESC OFFSET 100 LIMIT 3`,
    ),
    /** As at checkout, an old one and a new one. */
    deliveryPhones: await texts(Prisma.sql`
      (SELECT phone AS text FROM "Purchase" WHERE phone IS NOT NULL ORDER BY id LIMIT 1)
      UNION ALL (SELECT phone FROM "Purchase" WHERE phone IS NOT NULL ORDER BY id DESC LIMIT 1)`),
    pins: await texts(
      Prisma.sql`SELECT address ->> 'pin' AS text FROM "Purchase" ORDER BY id DESC LIMIT 3`,
    ),
    bought: await texts(
      Prisma.sql`SELECT name AS text FROM "PurchaseLine" ORDER BY id DESC LIMIT 3`,
    ),
    providerIds: await texts(Prisma.sql`
      (SELECT id AS text FROM "Payment" ORDER BY id LIMIT 1)
      UNION ALL (SELECT "providerOrderId" FROM "PaymentAttempt" ORDER BY id DESC LIMIT 1)
      UNION ALL (SELECT "providerRefundId" FROM "Refund" WHERE state = 'processed' ORDER BY id LIMIT 1)
      UNION ALL (SELECT arn FROM "Refund" WHERE state = 'processed' ORDER BY id LIMIT 1)`),
  };
}

async function officeSamples() {
  return {
    audits: await ids(Prisma.sql`"AuditEntry"`, Prisma.sql`at DESC, id DESC`),
    messages: await ids(Prisma.sql`"ContactMessage"`, Prisma.sql`"createdAt" DESC, id DESC`),
    demos: await ids(Prisma.sql`"DemoRequest"`, Prisma.sql`"createdAt" DESC, id DESC`),
    reports: await ids(Prisma.sql`"ChargerReport"`, Prisma.sql`"createdAt" DESC, id DESC`),
  };
}

async function anAdmin(): Promise<Admin> {
  const { id, name } = await db().user.findFirstOrThrow({
    where: { role: "admin" },
    orderBy: { number: "desc" },
    select: { id: true, name: true },
  });
  // The export of the orders needs a re-entered password.
  const sessionHash = sha256("bench");
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const session = { userId: id, audience: "admin", expiresAt: day, provedAt: day } as const;
  await db().session.upsert({
    where: { idHash: sessionHash },
    create: { idHash: sessionHash, ...session },
    update: session,
  });
  return { kind: "admin", role: "owner", userId: id, name, sessionHash, token: "" };
}

/** Ids near the start, in the middle and near the end of a list in its order. */
async function ids(table: Prisma.Sql, order: Prisma.Sql, status?: string): Promise<string[]> {
  const where = status ? Prisma.sql`WHERE status = ${status}::"OrderStatus"` : Prisma.empty;
  const [{ count } = { count: 0 }] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${table} ${where}`;
  const places = [0.001, 0.5, 0.95].map((share) => Math.floor(count * share));
  const found = await Promise.all(
    places.map(
      (offset) => db().$queryRaw<{ id: string }[]>`
        SELECT id FROM ${table} ${where} ORDER BY ${order} OFFSET ${offset} LIMIT 1`,
    ),
  );
  return found.flatMap((rows) => rows.map(({ id }) => id));
}

/** The customer with the most orders, and two with few. */
async function buyers(): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    (SELECT "userId" AS id FROM "Order" GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1)
    UNION ALL (SELECT "userId" FROM "Order" GROUP BY 1 HAVING count(*) = 2 ORDER BY 1 LIMIT 2)`;
  return rows.map(({ id }) => id);
}

async function texts(query: Prisma.Sql): Promise<string[]> {
  return (await db().$queryRaw<{ text: string }[]>(query)).map(({ text }) => text);
}
