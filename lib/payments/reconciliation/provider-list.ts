import { DAY_MS } from "@/lib/dates";
import "server-only";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { alertAdministrators } from "@/lib/mail/letters/alerts";
import { formatPaise, paise } from "@/lib/money";
import { isCaptured } from "@/lib/payments/payment-mapper";
import {
  fetchProviderOrder,
  listPayments,
  type ProviderPayment,
} from "@/lib/payments/provider/razorpay";
import { settle } from "@/lib/payments/settle";

const PAGE = 100;
const MAX_PAGES = 100;

/**
 * Compares the provider's list of the last two days with our books, once a day, to find what polling by id
 * misses. Payments that differ are settled; one with a receipt of ours but no purchase here is reported to
 * the administrators. Payments of other sites on the account are ignored.
 */
export async function sweepPayments(now = new Date()): Promise<void> {
  const from = new Date(now.getTime() - 2 * DAY_MS);
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const payments = await listPayments({ from, to: now, count: PAGE, skip: page * PAGE });
    await compare(payments);
    if (payments.length < PAGE) return;
  }
  log().warn({ pages: MAX_PAGES }, "payment sweep stopped before the end of the list");
}

async function compare(payments: ProviderPayment[]): Promise<void> {
  const ids = payments.map(({ id }) => id);
  const rows = await db().payment.findMany({
    where: { id: { in: ids } },
    select: { id: true, status: true, refundedPaise: true },
  });
  const known = new Map(rows.map((row) => [row.id, row]));
  const differing = payments.filter((payment) => {
    const row = known.get(payment.id);
    if (row?.status !== payment.status) return true;
    return paise(row.refundedPaise) !== (payment.amount_refunded ?? 0);
  });
  for (const payment of differing) await settleOrTell(payment);
}

async function settleOrTell(payment: ProviderPayment): Promise<void> {
  if (!payment.order_id) return;
  try {
    if (await settle(payment.order_id)) return;
    if (isCaptured(payment)) await reportIfOurs(payment, payment.order_id);
  } catch (error) {
    log().error({ payment: payment.id, err: error }, "sweep failed for a payment, again tomorrow");
  }
}

/**
 * Reports a receipt of ours without a purchase: the database was restored from a backup, or a row was
 * deleted.
 */
async function reportIfOurs(payment: ProviderPayment, orderId: string): Promise<void> {
  const { receipt } = await fetchProviderOrder(orderId);
  if (!/^co_[0-9a-f]{32}/.test(receipt ?? "")) return;
  await alertAdministrators(db(), {
    key: `stranger:${payment.id}`,
    title: "A payment has no purchase",
    facts: [
      `${formatPaise(payment.amount)}, payment ${payment.id}, receipt ${receipt}: Razorpay has the money, this shop knows of no purchase.`,
      "Refund it in the Razorpay dashboard, or restore the purchase from a backup.",
    ],
  });
}
