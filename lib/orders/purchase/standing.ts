import "server-only";
import { AppError } from "@/lib/call/errors";
import type { Prisma, Tx } from "@/lib/db";
import { paise } from "@/lib/money";

/** What is read of a purchase to know whether a wish repeats it. */
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

/** A purchase as a repeat finds it. `live` are the numbers of its orders that are not canceled. */
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
 * The refusal of a second order: says which one stands and where it goes. `purchase_id`, `order_numbers` and
 * `deliveryaddress` are in the body too.
 */
export function alreadyOrdered(standing: Standing, then = ORDER_AGAIN): AppError {
  const { id, live, deliveryAddress } = standing;
  const what = live.length === 1 ? `order ${live[0]} is` : `orders ${NAMES.format(live)} are`;
  const message = `Your ${what} placed already, to ${deliveryAddress}. ${then}`;
  const more = { purchase_id: id, order_numbers: live, deliveryaddress: deliveryAddress };
  return new AppError("already_ordered", message, { more });
}

/** The refusal of a key whose orders were canceled: one key is one purchase, ever. */
export function keyIsSpent({ numbers }: Standing): AppError {
  const what = numbers.length === 1 ? `order ${numbers[0]} was` : "its orders were";
  const message = `This was ordered before, and ${what} canceled. Order again with a new key.`;
  return new AppError("conflict", message, { more: { order_numbers: numbers } });
}

/** What a program does that wants something else than the key it has sent stands for. */
export const SEND_ANOTHER_KEY = "To order something else, send another key.";

const ORDER_AGAIN = "If you want the same once more, order again.";
const NAMES = new Intl.ListFormat("en-IN", { type: "conjunction" });
