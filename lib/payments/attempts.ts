import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "@/lib/bulk";
import { db, Prisma, type Tx } from "@/lib/db";
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
import { rows } from "@/lib/sql";

/** If an attempt without a provider order is younger than this, another request is creating the order. */
const MAKING_MS = 12_000;
const POLL_MS = 100;

/**
 * The provider's order for an open purchase, existing or new. Concurrent requests (a double click, two tabs)
 * share one attempt and one provider order; `claimed` is the attempt that this request has made already.
 * @throws AppError payment_provider_failed (the stock stays held and a retry continues from here);
 * online_limit when the provider refuses the amount.
 */
export async function providerOrderFor(
  purchaseId: string,
  totalPaise: number,
  claimed?: Claim,
): Promise<string> {
  const { attempt, isMine } = claimed ?? (await claimAttempt(db(), purchaseId, totalPaise));
  if (attempt.providerOrderId) return attempt.providerOrderId;
  const made = isMine ? undefined : await waitForOther(attempt.id, attempt.createdAt);
  if (made) return made;
  try {
    const order = isMine ? await createOrAdopt(attempt) : await adoptOrCreate(attempt);
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

/** An attempt to pay; amount in paise. `isMine`: this request has made it, and makes the provider's order. */
export type Claim = { attempt: Attempt; isMine: boolean };

type Attempt = {
  id: string;
  receipt: string;
  amountPaise: number;
  providerOrderId: string | null;
  createdAt: Date;
};

/** One attempt per purchase and key: the unique receipt decides which request creates it. */
export async function claimAttempt(
  tx: Tx,
  purchaseId: string,
  amountPaise: number,
): Promise<Claim> {
  const keyId = required("RAZORPAY_KEY_ID");
  const receipt = receiptFor(purchaseId, keyId);
  const [created] = await rows<AttemptRow>(
    tx,
    Prisma.sql`
      INSERT INTO "PaymentAttempt" (id, receipt, "purchaseId", "keyId", "amountPaise", "createdAt")
      VALUES (${newId()}::uuid, ${receipt}, ${purchaseId}::uuid, ${keyId}, ${amountPaise}, clock_timestamp())
      ON CONFLICT (receipt) DO NOTHING RETURNING ${COLUMNS}`,
  );
  const row = created ?? (await findByReceipt(tx, receipt));
  return {
    attempt: { ...row, amountPaise: paise(row.amountPaise) },
    isMine: created !== undefined,
  };
}

const COLUMNS = Prisma.sql`id, receipt, "amountPaise", "providerOrderId", "createdAt"`;
type AttemptRow = Omit<Attempt, "amountPaise"> & { amountPaise: bigint };

async function findByReceipt(tx: Tx, receipt: string): Promise<AttemptRow> {
  const [row] = await rows<AttemptRow>(
    tx,
    Prisma.sql`SELECT ${COLUMNS} FROM "PaymentAttempt" WHERE receipt = ${receipt}`,
  );
  if (!row) throw new Error(`Attempt ${receipt} is gone.`);
  return row;
}

/** At most 40 characters. Differs by key: orders made with one key do not exist for another. */
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
    // The request that was creating it has given up.
    if (row.checkedAt) return undefined;
  }
  return undefined;
}

async function createOrAdopt(attempt: Attempt): Promise<ProviderOrder> {
  try {
    return await createOrder(attempt);
  } catch (error) {
    // No answer, or the receipt is already used: the order may exist.
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

/** The first order stored wins; a second one made in a race is never used. */
async function rememberOrder(attemptId: string, orderId: string): Promise<string> {
  const [attempt] = await rows<{ providerOrderId: string }>(
    db(),
    Prisma.sql`
      UPDATE "PaymentAttempt" SET "providerOrderId" = coalesce("providerOrderId", ${orderId})
      WHERE id = ${attemptId}::uuid RETURNING "providerOrderId"`,
  );
  return attempt?.providerOrderId ?? orderId;
}
