import "server-only";
import { userBegins, userHolds } from "@/lib/accounts/admin/user-conditions";
import { holdsKeys } from "@/lib/catalogue/search/word-conditions";
import { db, Prisma } from "@/lib/db";
import { holdsAll, isShort, literalLike, patternsOf } from "@/lib/http/keyset";
import type { OrderSearch } from "@/lib/orders/admin/filters";

/**
 * One way in which orders match a search, as a condition on `o`: either orders whose `column` is one of a
 * few ids, each by its index, or a condition on all orders.
 */
export type Way = { by?: { column: Prisma.Sql; ids: readonly string[] }; where: Prisma.Sql };

/** The ways of a search that can match any order. */
export async function waysOf(search: OrderSearch): Promise<Way[]> {
  const { number, end, words, provider, reference } = search;
  if (number) return [{ where: Prisma.sql`o.number = ${number}` }];
  if (provider) return purchasesWay(await purchasesOf(provider));
  const text = words?.slice(0, MAX_WORDS).join(" ");
  const patterns = text && !isShort(text) ? patternsOf(text) : undefined;
  const found = await Promise.all([
    text ? wordsWay(CUSTOMER, customersMatch(text)) : [],
    patterns ? wordsWay(PURCHASE, deliveryHolds(patterns)) : [],
    patterns ? wordsWay(REDIRECTION, formerDeliveryHolds(patterns)) : [],
    patterns && text ? wordsWay(LINE, chargerHolds(text)) : [],
    reference ? refundsOf({ arn: reference }).then(purchasesWay) : [],
    parcelsOf(search).then((rows) => idsWay(ORDER_ID, rows)),
  ]);
  return [...(end ? [{ where: numberEnds(end) }] : []), ...found.flat()];
}

/** Orders whose number ends like this: uses the index order_number_end. */
export function numberEnds(end: string): Prisma.Sql {
  const backwards = [...end].reverse().join("");
  return Prisma.sql`reverse(o.number) LIKE ${`${literalLike(backwards)}%`}`;
}

const MAX_WORDS = 6;

/** Above this many matches it is faster to scan the newest orders for one that belongs to a match. */
const FEW = 1000;

/** A searchable table, aliased `u`, its key, and the order's column that refers to the key. */
type Source = { table: Prisma.Sql; key: Prisma.Sql; column: Prisma.Sql };
const ID = Prisma.sql`u.id`;
const ORDER_ID = Prisma.sql`o.id`;
const PURCHASE_ID = Prisma.sql`o."purchaseId"`;
const CUSTOMER = { table: Prisma.sql`"User"`, key: ID, column: Prisma.sql`o."userId"` };
const PURCHASE = { table: Prisma.sql`"Purchase"`, key: ID, column: PURCHASE_ID };
const REDIRECTION = {
  table: Prisma.sql`"Redirection"`,
  key: Prisma.sql`u."purchaseId"`,
  column: PURCHASE_ID,
};
const LINE = { table: Prisma.sql`"PurchaseLine"`, key: ID, column: Prisma.sql`o."lineId"` };

/** Empty if nothing matches. */
async function wordsWay({ table, key, column }: Source, matches: Prisma.Sql): Promise<Way[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT ${key} AS id FROM ${table} u WHERE ${matches} LIMIT ${FEW + 1}`;
  if (rows.length <= FEW) return idsWay(column, rows);
  // A scalar subquery is evaluated per order; a join could be reversed, reading all orders of all matches.
  return [
    { where: Prisma.sql`(SELECT bool_or(${matches}) FROM ${table} u WHERE ${key} = ${column})` },
  ];
}

function idsWay(column: Prisma.Sql, rows: readonly { id: string }[]): Way[] {
  if (rows.length === 0) return [];
  return [{ by: { column, ids: [...new Set(rows.map(({ id }) => id))] }, where: Prisma.sql`TRUE` }];
}

/** Every word matches somewhere; words of one or two letters only match the beginning of a name. */
function customersMatch(query: string): Prisma.Sql {
  if (isShort(query)) return Prisma.sql`(${userBegins(query)} AND u."erasedAt" IS NULL)`;
  return userHolds(patternsOf(query));
}

/** Purchases delivered to this phone, city or PIN: uses the index purchase_words. */
function deliveryHolds(patterns: readonly string[]): Prisma.Sql {
  return placeHolds(Prisma.sql`u.phone`, Prisma.sql`u.address`, patterns);
}

/** Redirected deliveries, by their former phone, city or PIN: uses the index redirection_words. */
function formerDeliveryHolds(patterns: readonly string[]): Prisma.Sql {
  return placeHolds(Prisma.sql`u.before ->> 'phone'`, Prisma.sql`u.before -> 'address'`, patterns);
}

function placeHolds(phone: Prisma.Sql, address: Prisma.Sql, patterns: readonly string[]) {
  const city = Prisma.sql`coalesce(${address} ->> 'city', '')`;
  const pin = Prisma.sql`coalesce(${address} ->> 'pin', '')`;
  return holdsAll(
    Prisma.sql`(coalesce(${phone}, '') || ' ' || ${city} || ' ' || ${pin})`,
    patterns,
  );
}

/** Chargers by name and model at the time of purchase: uses the index line_words. */
function chargerHolds(text: string): Prisma.Sql {
  return holdsKeys(text, Prisma.sql`search_key(u.name || ' ' || u.model)`);
}

type Purchased = { purchaseId: string };

function purchasesWay(rows: readonly Purchased[]): Way[] {
  return idsWay(
    PURCHASE_ID,
    rows.map(({ purchaseId: id }) => ({ id })),
  );
}

/** Orders with exactly this tracking number. */
async function parcelsOf({ reference, words, end }: OrderSearch): Promise<{ id: string }[]> {
  const typed = [reference, words?.length === 1 ? words[0] : undefined, end];
  const numbers = typed.flatMap((text) => (text ? [text.toUpperCase()] : []));
  if (numbers.length === 0) return [];
  const where = { trackingNumber: { in: numbers } };
  return db().order.findMany({ where, select: { id: true }, take: FEW });
}

/** The purchase of a payment, provider order or refund id. */
function purchasesOf(id: string): Promise<Purchased[]> {
  const select = { purchaseId: true };
  if (id.startsWith("pay_")) return db().payment.findMany({ where: { id }, select });
  if (id.startsWith("rfnd_")) return refundsOf({ providerRefundId: id });
  return db().paymentAttempt.findMany({ where: { providerOrderId: id }, select });
}

function refundsOf(where: Prisma.RefundWhereInput): Promise<Purchased[]> {
  return db().refund.findMany({ where, select: { purchaseId: true }, take: FEW });
}
