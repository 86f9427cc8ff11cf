import "server-only";
import { AppError } from "@/lib/call/errors";
import type { Prisma, Tx } from "@/lib/db";
import { paise } from "@/lib/money";

/** The columns needed to decide whether a wish repeats a purchase. */
export const STANDING = {
  id: true,
  method: true,
  wishHash: true,
  totalPaise: true,
  deliveryAddress: true,
  placedAt: true,
  lines: { select: { productId: true, quantity: true, unitPaise: true } },
  orders: { select: { number: true, status: true }, orderBy: { number: "asc" } },
} as const satisfies Prisma.PurchaseSelect;

type Row = Prisma.PurchaseGetPayload<{ select: typeof STANDING }>;

/** An existing purchase. `live` are the numbers of its orders that are not canceled. */
export type Standing = ReturnType<typeof standingOf>;

export function standingOf({ orders, lines, ...purchase }: Row) {
  const live = orders.filter(({ status }) => status !== "canceled");
  return {
    ...purchase,
    totalPaise: paise(purchase.totalPaise),
    lines: lines.map((line) => ({ ...line, unitPaise: paise(line.unitPaise) })),
    live: live.map(({ number }) => number),
    numbers: orders.map(({ number }) => number),
  };
}

export async function readStanding(tx: Tx, purchaseId: string): Promise<Standing> {
  const where = { id: purchaseId };
  return standingOf(await tx.purchase.findUniqueOrThrow({ where, select: STANDING }));
}

/**
 * The refusal of a second order: names the existing one and its address. `purchase_id`, `order_numbers` and
 * `deliveryaddress` are in the body too.
 */
export function alreadyOrdered(standing: Standing, then = ORDER_AGAIN): AppError {
  const { id, live, deliveryAddress } = standing;
  const what = live.length === 1 ? `order ${live[0]} is` : `orders ${NAMES.format(live)} are`;
  const message = `Your ${what} placed already, to ${deliveryAddress}. ${then}`;
  const more = { purchase_id: id, order_numbers: live, deliveryaddress: deliveryAddress };
  return new AppError("already_ordered", message, { more });
}

/** The refusal of a key whose orders were canceled: one key makes one purchase, ever. */
export function keyIsSpent({ numbers }: Standing): AppError {
  const what = numbers.length === 1 ? `order ${numbers[0]} was` : "its orders were";
  const message = `This was ordered before, and ${what} cancelled. Order again with a new key.`;
  return new AppError("conflict", message, { more: { order_numbers: numbers } });
}

/** For a program that wants something other than what its key has ordered. */
export const SEND_ANOTHER_KEY = "To order something else, send another key.";

const ORDER_AGAIN = "If you want the same once more, order again.";
const NAMES = new Intl.ListFormat("en-IN", { type: "conjunction" });
