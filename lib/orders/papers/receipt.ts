import "server-only";
import { AppError } from "@/lib/call/errors";
import type { Issuer } from "@/lib/company/registered";
import type { Tx } from "@/lib/db";
import { alertAdministrators } from "@/lib/mail/letters/alerts";
import { advancesOf } from "@/lib/orders/papers/balances";
import { readInvoice, returnAdvance } from "@/lib/orders/papers/credit";
import { dispatchesOf } from "@/lib/orders/papers/dispatches";
import { writeDocument } from "@/lib/orders/papers/write";
import { amountsOf } from "@/lib/tax/amounts";
import { leftOf } from "@/lib/tax/credit";
import type { TaxDocument, TaxLine, UsedAdvance } from "@/lib/tax/document";
import { isService } from "@/lib/tax/lines";

/**
 * Makes the receipt voucher of services that were paid in advance (section 31(3)(d) of the CGST Act, rule 50). An advance
 * for goods has none: notification 66/2017. The orders are placed and paid in the same transaction, and the series is
 * locked last. A payment counts whatever becomes of its paper: administrators are told, and the books name it.
 */
export async function receiveAdvance(tx: Tx, purchaseId: string, issuer: Issuer): Promise<void> {
  const orders = await tx.order.findMany({
    where: { purchaseId },
    select: { id: true, number: true, line: { select: { hsn: true } } },
  });
  const services = orders.filter(({ line }) => isService(line.hsn));
  await tx.$executeRaw`SAVEPOINT receipt`;
  try {
    const ids = services.map(({ id }) => id);
    for (const { parts, orders } of await dispatchesOf(tx, ids, issuer)) {
      const receipt = { ...parts, kind: "receipt_voucher" as const };
      await writeDocument(tx, receipt, { purchaseId, invoiceId: null, orders });
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT receipt`;
    await alertAdministrators(tx, {
      key: `receipt-voucher:${purchaseId}`,
      title: "A receipt voucher could not be made",
      facts: [`Orders ${services.map(({ number }) => number).join(", ")}: ${error.message}`],
    });
  }
}

/**
 * The open advances of orders that are invoiced now, as their invoice names them. One that another registration received
 * is given back there first, since an invoice of this one cannot use it.
 */
export async function advancesFor(
  tx: Tx,
  orderIds: readonly string[],
  { gstin }: Pick<Issuer, "gstin">,
): Promise<UsedAdvance[]> {
  const advances: UsedAdvance[] = [];
  for (const { orderId, invoiceId, position } of (await advancesOf(tx, orderIds)).values()) {
    const { invoice: voucher, credited } = await readInvoice(tx, invoiceId);
    const line = voucher.lines.find((one) => one.position === position);
    if (!line) throw new Error(`${voucher.number} has no line ${position}.`);
    if (voucher.seller.gstin !== gstin)
      await returnAdvance(tx, orderId, "Supplied by another registration");
    else advances.push(usedOf(voucher, line, credited));
  }
  return advances;
}

/** What of a receipt voucher's line is not refunded. */
function usedOf({ number, day, supply }: TaxDocument, line: TaxLine, refunded: readonly TaxLine[]) {
  const { stateCode, isInterState } = supply;
  const left = leftOf(
    line,
    refunded.filter(({ position }) => position === line.position),
  );
  return {
    ...{ number, day, rateBp: line.rateBp, supply: { stateCode, isInterState } },
    ...amountsOf(left.taxablePaise, left.tax, supply),
  };
}
