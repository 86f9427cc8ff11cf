import "server-only";
import { AppError } from "@/lib/call/errors";
import { db, type Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { paise } from "@/lib/money";
import { findOrderIds } from "@/lib/orders/admin/search";
import type { Match, MessageOrders } from "@/lib/orders/messages/contract";
import * as contract from "@/lib/orders/messages/contract";
import { isUuid } from "@/lib/uuid";

const MOST = 20;

export const getMessageOrders = serve(contract.getMessageOrders, async (_actor, { id }) => {
  const message =
    isUuid(id) &&
    (await db().contactMessage.findUnique({
      where: { id },
      select: { userId: true, email: true, telephone: true },
    }));
  if (!message) throw new AppError("not_found", "This message does not exist.");
  const customers = await writersOf(message);
  // Only a number with country code is complete: other digits also occur in order and bank numbers.
  const telephone = message.telephone?.startsWith("+") ? message.telephone : null;
  const ways = [
    ...customers.map(({ user_id, match }) => idsBy(match, { user_id })),
    ...(telephone ? [idsBy("phone", { query: telephone })] : []),
  ];
  return { customers, telephone, orders: await readOrders((await Promise.all(ways)).flat()) };
});

type Writer = { userId: string | null; email: string };

async function writersOf({ userId, email }: Writer): Promise<MessageOrders["customers"]> {
  const proven = { email, emailVerifiedAt: { not: null } };
  const users = await db().user.findMany({
    where: { OR: [...(userId ? [{ id: userId }] : []), proven], erasedAt: null },
    select: { id: true, name: true },
  });
  const found = users.map(({ id, name }) => {
    return { user_id: id, user_name: name, match: id === userId ? "account" : "email" } as const;
  });
  return found.toSorted((a, b) => a.match.localeCompare(b.match));
}

type Found = { id: string; match: Match };

async function idsBy(match: Match, who: { user_id: string } | { query: string }): Promise<Found[]> {
  const ids = await findOrderIds({ ...who, canceled: true }, { limit: MOST });
  return ids.slice(0, MOST).map((id) => ({ id, match }));
}

const COLUMNS = {
  id: true,
  number: true,
  status: true,
  totalPaise: true,
  placedAt: true,
  line: { select: { name: true, quantity: true } },
  user: { select: { name: true } },
} as const satisfies Prisma.OrderSelect;

/** Each order once, with its most reliable match, which comes first. */
async function readOrders(found: readonly Found[]): Promise<MessageOrders["orders"]> {
  const matches = new Map(found.toReversed().map(({ id, match }) => [id, match]));
  const rows = await db().order.findMany({
    where: { id: { in: [...matches.keys()] } },
    orderBy: [{ placedAt: "desc" }, { id: "desc" }],
    take: MOST,
    select: COLUMNS,
  });
  return rows.map(({ id, number, status, totalPaise, placedAt, line, user }) => ({
    order_id: id,
    order_number: number,
    product_name: line.name,
    quantity_ordered: line.quantity,
    total_amount: paise(totalPaise),
    order_status: status,
    purchase_time: placedAt,
    user_name: user.name,
    match: matches.get(id) ?? "phone",
  }));
}
