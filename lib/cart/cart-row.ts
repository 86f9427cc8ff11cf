import "server-only";
import { cashOfTodaySql } from "@/lib/cash/person-day";
import { CASH_SETTINGS_SQL, type CashSettingsRow, cashSettingsFrom } from "@/lib/cash/service";
import { rateAt } from "@/lib/company/rates";
import { Prisma, type Tx } from "@/lib/db";
import {
  ONLINE_SETTINGS_SQL,
  type OnlineSettingsRow,
  onlineSettingsFrom,
} from "@/lib/online/service";
import { rows } from "@/lib/sql";

/** A customer has one cart. A guest's is identified by its id; null until the first product is added. */
export type CartOwner =
  | { kind: "customer"; userId: string }
  | { kind: "guest"; cartId: string | null };

/** A line with its product; amounts in paise, `held` in units of the person's own unpaid purchase. */
export type CartLineRow = {
  quantity: number;
  seenPaise: string;
  id: string;
  slug: string;
  name: string;
  model: string;
  summary: string;
  pricePaise: string;
  stock: number;
  isListed: boolean;
  cashAllowed: boolean;
  gstRateBp: number;
  imageBase: string | null;
  held: number;
};

export type CartRow = Awaited<ReturnType<typeof readCartRow>>;

/** The cart with everything that is said about it, in one statement; without lines if there is none. */
export async function readCartRow(tx: Tx, owner: CartOwner) {
  const payer = owner.kind === "customer" ? payerSql(owner.userId) : Prisma.sql`SELECT`;
  const [row] = await rows<Row>(
    tx,
    Prisma.sql`
      SELECT c.version, (${linesSql(owner)}) AS lines, payer.*,
        (SELECT to_json(s) FROM (${CASH_SETTINGS_SQL}) s) AS cash,
        (SELECT to_json(s) FROM (${ONLINE_SETTINGS_SQL}) s) AS online
      FROM (${payer}) payer LEFT JOIN "Cart" c ON ${cartOf(owner)}`,
  );
  if (!row) throw new Error("The owner of a cart is gone.");
  const { version, lines, dayPaise, isVerified } = row;
  return {
    version,
    lines: lines ?? [],
    payer: { dayPaise, isVerified },
    cash: cashSettingsFrom(row.cash),
    online: onlineSettingsFrom(row.online),
  };
}

/** Units held by the person's own unpaid purchase are out of stock for others; this person can buy them. */
export function heldSql(owner: CartOwner, productId: Prisma.Sql): Prisma.Sql {
  const userId = owner.kind === "customer" ? owner.userId : null;
  return Prisma.sql`
    SELECT coalesce(sum(held."heldUnits"), 0)::int FROM "Purchase" u
      JOIN "PurchaseLine" held ON held."purchaseId" = u.id
    WHERE u."userId" = ${userId}::uuid AND u.state = 'awaiting_payment' AND u."stockHeld"
      AND held."productId" = ${productId}`;
}

/** The condition by which a cart is its owner's. A customer's is no guest's, whatever a seal says. */
export function cartOf(owner: CartOwner): Prisma.Sql {
  if (owner.kind === "customer") return Prisma.sql`c."userId" = ${owner.userId}::uuid`;
  return Prisma.sql`c.id = ${owner.cartId}::uuid AND c."userId" IS NULL`;
}

function linesSql(owner: CartOwner): Prisma.Sql {
  return Prisma.sql`
    SELECT json_agg(line ORDER BY line.at, line.id) FROM (
      SELECT l.quantity, l."seenPaise"::text, l."createdAt" AS at, p.id, p.slug, p.name, p.model, p.summary,
        p."pricePaise"::text, p.quantity AS stock, p."isListed", p."cashAllowed",
        coalesce(${rateAt(Prisma.sql`p.hsn`, new Date())}, p."gstRateBp") AS "gstRateBp",
        (SELECT base FROM "ProductImage" i WHERE i."productId" = p.id
          ORDER BY i.position LIMIT 1) AS "imageBase",
        (${heldSql(owner, Prisma.sql`p.id`)}) AS held
      FROM "CartLine" l JOIN "Product" p ON p.id = l."productId" WHERE l."cartId" = c.id) line`;
}

/** What the limits of cash ask of the person. */
function payerSql(userId: string): Prisma.Sql {
  const day = cashOfTodaySql({ userId, phone: Prisma.sql`person.phone` });
  return Prisma.sql`
    SELECT person."emailVerifiedAt" IS NOT NULL AS "isVerified", (${day}) AS "dayPaise"
    FROM "User" person WHERE person.id = ${userId}::uuid`;
}

type Row = {
  version: string | null;
  lines: CartLineRow[] | null;
  cash: CashSettingsRow | null;
  online: OnlineSettingsRow | null;
  /** Of a customer; a guest has none yet. */
  dayPaise?: number;
  isVerified?: boolean;
};
