import "server-only";
import { issuerOf } from "@/lib/company/registered";
import type { Tx } from "@/lib/db";
import { advancesOf, type Balance, balancesOf } from "@/lib/orders/papers/balances";
import { writeDocument } from "@/lib/orders/papers/write";
import { creditLines, leftOf } from "@/lib/tax/credit";
import { TaxDocument, type TaxLine } from "@/lib/tax/document";
import { spread } from "@/lib/tax/spread";

/** What a credit note takes back: everything that is left, or an amount with tax and units, as far as they are left. */
type Credit = {
  reason: string;
  part?: { totalPaise: number; quantity: number };
  clock?: () => Date;
};

/**
 * Makes the credit note of an order whose invoice stands (section 34 of the CGST Act, rule 53). Nothing is made where
 * there is no invoice, or nothing of it is left. The caller has locked the purchase, and writes everything else first:
 * the series is locked last.
 */
export async function creditOrder(tx: Tx, orderId: string, credit: Credit): Promise<void> {
  const balance = (await balancesOf(tx, [orderId])).get(orderId);
  if (balance) await writeNote(tx, balance, credit);
}

/**
 * Makes the paper of money that goes back for an order: the credit note of its invoice, or the refund voucher of its
 * advance (rule 51) while there is no invoice.
 */
export async function creditRefund(tx: Tx, orderId: string, credit: Credit): Promise<void> {
  const balance = (await balancesOf(tx, [orderId])).get(orderId) ?? (await advanceOf(tx, orderId));
  if (balance) await writeNote(tx, balance, credit);
}

/**
 * Gives back what is left of an advance that no invoice will use. Returns its refund voucher, or null for an order
 * without an open advance.
 */
export async function returnAdvance(tx: Tx, orderId: string, reason: string): Promise<Note | null> {
  const advance = await advanceOf(tx, orderId);
  return advance ? writeNote(tx, advance, { reason }) : null;
}

const advanceOf = async (tx: Tx, orderId: string) => (await advancesOf(tx, [orderId])).get(orderId);

/**
 * Takes back what a cancellation ends: the invoice, or the advance. The cash fee stays invoiced where another order,
 * whose invoice was made without it, collects it now. Returns the paper, or null for an order without either.
 */
export async function creditCanceled(
  tx: Tx,
  order: CanceledOrder,
  reason: string,
): Promise<Note | null> {
  const balance = (await balancesOf(tx, [order.id])).get(order.id);
  if (!balance) return returnAdvance(tx, order.id, reason);
  const heir = await tx.order.findFirst({
    where: { purchaseId: order.purchaseId, id: { not: order.id }, cashFeePaise: { gt: 0 } },
    select: { id: true },
  });
  const isPassedOn = heir !== null && (await balancesOf(tx, [heir.id])).size > 0;
  return writeNote(tx, balance, { reason }, isPassedOn);
}

type CanceledOrder = { id: string; purchaseId: string };

/** A paper that takes back from another. */
export type Note = { kind: "credit_note" | "refund_voucher"; number: string };

/** Takes back a refund of a whole purchase, spread over its invoices and open advances by what is left of each. */
export async function creditPurchase(
  tx: Tx,
  { purchaseId, totalPaise, reason }: { purchaseId: string; totalPaise: number; reason: string },
): Promise<void> {
  const orders = await tx.order.findMany({ where: { purchaseId }, select: { id: true } });
  const ids = orders.map(({ id }) => id);
  // Each kind at a stretch: the series are locked in the same order by everybody.
  const balances = [...sorted(await balancesOf(tx, ids)), ...sorted(await advancesOf(tx, ids))];
  const weights = balances.map(({ leftPaise }) => leftPaise);
  const most = weights.reduce((sum, one) => sum + one, 0);
  const shares = spread(Math.min(totalPaise, most), weights);
  for (const [index, balance] of balances.entries()) {
    const share = shares[index] ?? 0;
    if (share > 0)
      await writeNote(tx, balance, { reason, part: { totalPaise: share, quantity: 0 } });
  }
}

const sorted = (balances: ReadonlyMap<string, Balance>) =>
  [...balances.values()].sort((a, b) => (a.orderId < b.orderId ? -1 : 1));

async function writeNote(
  tx: Tx,
  { invoiceId, position, orderId }: Balance,
  { reason, part, clock }: Credit,
  keepsFee = false,
): Promise<Note | null> {
  const { invoice, purchaseId, credited } = await readInvoice(tx, invoiceId);
  const line = invoice.lines.find((one) => one.position === position);
  if (!line) throw new Error(`${invoice.number} has no line ${position}.`);
  const left = leftOf(
    line,
    credited.filter((one) => one.position === position),
  );
  const most = left.totalPaise - (keepsFee ? Math.min(line.feePaise, left.totalPaise) : 0);
  const totalPaise = Math.min(part?.totalPaise ?? most, most);
  if (totalPaise <= 0) return null;
  const quantity = Math.min(part?.quantity ?? left.quantity, left.quantity);
  const { seller, buyer, delivery, supply, payment, number, day, totals } = invoice;
  const { prefix } = await issuerOf(tx, seller.gstin);
  const lines = creditLines(invoice.lines, credited, [{ position, quantity, totalPaise }], supply);
  const original = { number, day, totalPaise: totals.totalPaise };
  const kind = invoice.kind === "receipt_voucher" ? "refund_voucher" : "credit_note";
  const written = await writeDocument(
    tx,
    {
      ...{ kind, prefix, seller, buyer, delivery, supply, payment },
      ...{ lines, original, reason },
    },
    { purchaseId, invoiceId, orders: new Map([[position, orderId]]) },
    clock,
  );
  return { kind, number: written.number };
}

/** An invoice or a receipt voucher, and the lines of what has taken back from it. */
export async function readInvoice(tx: Tx, id: string) {
  const row = await tx.taxDocument.findUniqueOrThrow({
    where: { id },
    select: { document: true, purchaseId: true, notes: { select: { document: true } } },
  });
  const credited = row.notes.flatMap(
    ({ document }): TaxLine[] => TaxDocument.parse(document).lines,
  );
  return { invoice: TaxDocument.parse(row.document), purchaseId: row.purchaseId, credited };
}
