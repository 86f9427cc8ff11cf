import "server-only";
import { AppError } from "@/lib/call/errors";
import { db, type Prisma } from "@/lib/db";
import { formatPaise, paise } from "@/lib/money";
import { type Asked, NotAsked } from "@/lib/orders/purchase/asked";
import { alreadyOrdered, readStanding } from "@/lib/orders/purchase/standing";
import type { Wish } from "@/lib/orders/purchase/wish";
import { ProviderError } from "@/lib/payments/provider/provider-error";
import type { Pending } from "@/lib/payments/rules";
import { settle } from "@/lib/payments/settle";

/** How often another window may start a payment between the question and the purchase. */
const ATTEMPTS = 3;

/**
 * Makes a purchase that may replace unpaid ones of the same person. The provider is asked about those first,
 * and none is replaced while money may be on its way. `make` runs in its own transaction, gets the ids
 * already asked about, and throws `NotAsked` for others; if it finds none, the provider is not asked.
 * @throws AppError already_ordered when one of them is paid; conflict while the bank's answer is pending
 * (cash only); payment_provider_failed when the provider cannot be asked; and what `make` throws.
 */
export async function afterAsking<T>(wish: Wish, make: (asked: Asked) => Promise<T>): Promise<T> {
  let asked: Asked = new Set();
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await make(asked);
    } catch (error) {
      if (!(error instanceof NotAsked)) throw error;
      if (left === 0) throw new AppError("conflict", OTHER_WINDOW, { cause: error });
      asked = new Set([...asked, ...(await askAbout(wish, error.ids))]);
    }
  }
}

/** Returns the ids once the provider says that nothing is paid and nothing is on its way. */
async function askAbout(wish: Wish, ids: string[]): Promise<string[]> {
  const where = { id: { in: ids } };
  for (const purchase of await db().purchase.findMany({ where, select: UNPAID }))
    assertReplaceable(wish, purchase, await ask(purchase));
  const placed = await db().purchase.findFirst({
    where: { ...where, state: "placed" },
    select: { id: true, totalPaise: true },
  });
  if (!placed) return ids;
  const then = `Your payment of ${formatPaise(paise(placed.totalPaise))} for it has arrived. ${CHECK_CART}`;
  throw alreadyOrdered(await readStanding(db(), placed.id), then);
}

const UNPAID = {
  id: true,
  totalPaise: true,
  attempts: { select: { providerOrderId: true } },
} as const satisfies Prisma.PurchaseSelect;

type Unpaid = Prisma.PurchaseGetPayload<{ select: typeof UNPAID }>;

/** What may still become of a purchase's payments. @throws AppError payment_provider_failed. */
async function ask({ attempts }: Unpaid): Promise<Pending> {
  let pending: Pending = "none";
  for (const { providerOrderId } of attempts) {
    const current = providerOrderId
      ? ((await settleNow(providerOrderId))?.pending ?? "none")
      : "none";
    if (current !== "none") pending = current;
  }
  return pending;
}

async function settleNow(providerOrderId: string) {
  try {
    return await settle(providerOrderId);
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    throw new AppError("payment_provider_failed", CANNOT_ASK, { cause });
  }
}

/** @throws AppError conflict while money is on its way or, for cash, while the bank's answer is pending. */
function assertReplaceable(wish: Wish, { id, totalPaise }: Unpaid, pending: Pending): void {
  if (pending === "none" || (pending === "bank" && wish.method === "online")) return;
  const words = pending === "money" ? IS_CONFIRMED : BANK_SILENT;
  const message = `Your payment of ${formatPaise(paise(totalPaise))} ${words}`;
  throw new AppError("conflict", message, { more: { purchase_id: id } });
}

const IS_CONFIRMED =
  "is still being confirmed. Nothing was ordered now: paying again could charge you twice.";
const BANK_SILENT =
  "waits for the bank’s answer. Nothing was ordered now: if the bank says yes, that order is placed by itself. Cash is possible once the bank has said no, or in an hour.";
const CANNOT_ASK =
  "We cannot ask the bank about your earlier payment right now. Nothing was ordered. Please try again in a minute.";
const OTHER_WINDOW =
  "Another window of yours is paying at this moment. Please finish or close it, then try again.";
const CHECK_CART = "Please check your cart before you order anything else.";
