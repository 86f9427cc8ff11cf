import "server-only";
import { dayCode, dayOf } from "@/lib/dates";
import { db, type Prisma, type Tx } from "@/lib/db";
import { wake } from "@/lib/jobs/wake";
import { lateOrderMail } from "@/lib/mail/letters/late";
import { queueLetter } from "@/lib/mail/queue-letter";
import { ORDER_COLUMNS, orderFromRow } from "@/lib/orders/mapper";

type Told = { id: string; promisedTo: Date };

/**
 * Mails the customers of at most `limit` orders whose last promised day is over in India and that have not
 * left, once for each promise. Returns how many orders it took.
 */
export async function tellOfLateOrders(limit: number, now = new Date()): Promise<number> {
  const told = await db().$transaction(async (tx) => {
    const claimed = await claim(tx, limit, dayCode(now));
    for (const one of claimed) await tell(tx, one);
    return claimed.length;
  });
  if (told > 0) wake("mail");
  return told;
}

/** The status is asked as in the partial index, too. Orders that another process holds are left to it. */
function claim(tx: Tx, limit: number, today: string): Promise<Told[]> {
  return tx.$queryRaw<Told[]>`
    UPDATE "Order" SET "lateToldFor" = "promisedTo" WHERE id IN (
      SELECT o.id FROM "Order" o
      WHERE o."promisedTo" < ${today}::date AND o."lateToldFor" IS DISTINCT FROM o."promisedTo"
        AND ((o.status IS NULL) OR (o.status <> ALL (ARRAY['Delivered'::"OrderStatus", 'canceled'::"OrderStatus"])))
        AND o.status IS DISTINCT FROM 'Shipped'
      ORDER BY o."promisedTo", o.id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, "promisedTo"`;
}

async function tell(tx: Tx, { id, promisedTo }: Told): Promise<void> {
  const row = await tx.order.findUniqueOrThrow({ where: { id }, select: COLUMNS });
  const { userId, user, purchase } = row;
  const {
    order_number: number,
    product_name,
    quantity_ordered,
    can_cancel,
    cash,
  } = orderFromRow(row);
  const day = dayOf(promisedTo);
  const envelope = { to: user.email, userId, dedupeKey: `late:${id}:${day}` };
  await queueLetter(tx, envelope, lateOrderMail, {
    ...{ name: user.name, number, product: product_name, quantity: quantity_ordered },
    promisedTo: day,
    mayCancel: can_cancel,
    isPaid: purchase.method === "online" || cash?.state === "received",
  });
}

const COLUMNS = {
  ...ORDER_COLUMNS,
  userId: true,
  user: { select: { name: true, email: true } },
} as const satisfies Prisma.OrderSelect;
