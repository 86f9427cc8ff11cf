import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db";
import { required } from "@/lib/env";
import { paise } from "@/lib/money";
import { HOLD_MINUTES } from "@/lib/orders/purchase/holding";
import { ProviderError } from "@/lib/payments/provider/provider-error";
import {
  createProviderOrder,
  findProviderOrder,
  type ProviderOrder,
} from "@/lib/payments/provider/razorpay";
import { refusedOrder } from "@/lib/payments/settings/limits";

/** Whoever finds an attempt younger than this without a provider order waits for the one who makes it. */
const MAKING_MS = 12_000;
const POLL_MS = 100;

/**
 * The provider's order for an open purchase: the one there is, or a new one. However many requests
 * come at once (a double click, two tabs) there is one attempt and one provider order.
 * @throws AppError payment_provider_failed; what is held stays held, a repeat goes on from here. online_limit
 * where the provider does not take the amount.
 */
export async function providerOrderFor(purchaseId: string, totalPaise: number): Promise<string> {
  const { attempt, mine } = await claimAttempt(purchaseId, totalPaise);
  if (attempt.providerOrderId) return attempt.providerOrderId;
  const made = mine ? undefined : await waitForOther(attempt.id, attempt.createdAt);
  if (made) return made;
  try {
    const order = mine ? await createOrAdopt(attempt) : await adoptOrCreate(attempt);
    return await rememberOrder(attempt.id, order.id);
  } catch (cause) {
    await db().paymentAttempt.updateMany({
      where: { id: attempt.id, providerOrderId: null },
      data: { checkedAt: new Date() },
    });
    if (!(cause instanceof ProviderError)) throw cause;
    throw await refusedOrder(cause, attempt.amountPaise);
  }
}

type Attempt = { id: string; receipt: string; amountPaise: number };

/** One attempt a purchase and key: the unique receipt decides who makes it. */
async function claimAttempt(purchaseId: string, amountPaise: number) {
  const keyId = required("RAZORPAY_KEY_ID");
  const select = {
    id: true,
    receipt: true,
    amountPaise: true,
    providerOrderId: true,
    createdAt: true,
  } as const;
  const receipt = receiptFor(purchaseId, keyId);
  const [created] = await db().paymentAttempt.createManyAndReturn({
    data: [{ id: randomUUID(), receipt, purchaseId, keyId, amountPaise }],
    skipDuplicates: true,
    select,
  });
  const row =
    created ?? (await db().paymentAttempt.findUniqueOrThrow({ where: { receipt }, select }));
  return { attempt: { ...row, amountPaise: paise(row.amountPaise) }, mine: created !== undefined };
}

/** At most 40 characters, and another one after a change of keys: an id of another key does not exist. */
function receiptFor(purchaseId: string, keyId: string): string {
  return `co_${purchaseId.replaceAll("-", "")}${keyId.slice(-4)}`;
}

async function waitForOther(attemptId: string, createdAt: Date): Promise<string | undefined> {
  while (Date.now() - createdAt.getTime() < MAKING_MS) {
    await sleep(POLL_MS);
    const row = await db().paymentAttempt.findUniqueOrThrow({
      where: { id: attemptId },
      select: { providerOrderId: true, checkedAt: true },
    });
    if (row.providerOrderId) return row.providerOrderId;
    // Who was making it has given up.
    if (row.checkedAt) return undefined;
  }
  return undefined;
}

async function createOrAdopt(attempt: Attempt): Promise<ProviderOrder> {
  try {
    return await createOrder(attempt);
  } catch (error) {
    // Not answered, or the receipt is used: the order may exist.
    const adopted = await findProviderOrder(attempt.receipt).catch(() => undefined);
    if (adopted?.amount === attempt.amountPaise) return adopted;
    throw error;
  }
}

async function adoptOrCreate(attempt: Attempt): Promise<ProviderOrder> {
  const adopted = await findProviderOrder(attempt.receipt);
  return adopted?.amount === attempt.amountPaise ? adopted : createOrAdopt(attempt);
}

function createOrder({ receipt, amountPaise }: Attempt): Promise<ProviderOrder> {
  return createProviderOrder({ receipt, amountPaise, holdMinutes: HOLD_MINUTES });
}

/** The first order remembered is the one; a second one made by mistake is never shown to anybody. */
async function rememberOrder(attemptId: string, orderId: string): Promise<string> {
  const [first] = await db().paymentAttempt.updateManyAndReturn({
    where: { id: attemptId, providerOrderId: null },
    data: { providerOrderId: orderId },
    select: { id: true },
  });
  if (first) return orderId;
  const { providerOrderId } = await db().paymentAttempt.findUniqueOrThrow({
    where: { id: attemptId },
    select: { providerOrderId: true },
  });
  return providerOrderId ?? orderId;
}
