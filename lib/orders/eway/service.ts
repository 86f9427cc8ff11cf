import "server-only";
import type { z } from "zod";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { readTerms } from "@/lib/company/portals/terms";
import { dayCode } from "@/lib/dates";
import { db, Prisma, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { wake } from "@/lib/jobs/wake";
import { bringFee } from "@/lib/orders/cash/cash-orders";
import { assertNotCanceled } from "@/lib/orders/changes";
import * as contract from "@/lib/orders/eway/contract";
import type { TransportView } from "@/lib/orders/eway/view";
import { type ChangedOrder, lockOrder } from "@/lib/orders/locked-order";
import { readAdminOrder } from "@/lib/orders/mapper";
import { balancesOf } from "@/lib/orders/papers/balances";
import { invoiceDispatch } from "@/lib/orders/papers/invoice";
import { isHere } from "@/lib/orders/status/order-status";
import { TaxDocument } from "@/lib/tax/document";
import { ewayFault } from "@/lib/tax/eway/bill";
import type { Transport } from "@/lib/tax/eway/transport";

type Wish = z.output<typeof contract.saveEway.input>;

export const saveEway = serve(contract.saveEway, async ({ userId }, input) => {
  await db().$transaction(async (tx) => {
    const order = await lockOrder(tx, { id: input.id });
    assertNotCanceled(order);
    if (!(await readTerms(tx)).asksEway) throw new AppError("conflict", OFF);
    await assertFree(tx, order, input.number);
    const invoiceId = (await standing(tx, order)) ?? (await invoicedAhead(tx, order));
    await writeBill(tx, userId, invoiceId, input);
  });
  wake("papers");
  return { message: "The e-way bill is saved.", order: await readAdminOrder(input.id) };
});

const OFF = "E-way bills are off. An owner turns them on in the company settings.";

async function standing(tx: Tx, { id }: ChangedOrder): Promise<string | undefined> {
  return (await balancesOf(tx, [id])).get(id)?.invoiceId;
}

/** The invoice may be made before the goods leave (section 31), and the bill names it. */
async function invoicedAhead(tx: Tx, order: ChangedOrder): Promise<string> {
  if (isHere(order.status)) {
    // As when it leaves: the fee that its driver will collect is on its invoice.
    await bringFee(tx, order);
    await invoiceDispatch(tx, [order.id]);
  }
  const made = await standing(tx, order);
  if (made) return made;
  const words = "This order has no tax invoice, which an e-way bill would name.";
  throw new AppError("conflict", words);
}

async function writeBill(
  tx: Tx,
  byId: string,
  documentId: string,
  { transport: given, number, waiver }: Wish,
): Promise<void> {
  const { document, ewayBill: before } = await tx.taxDocument.findUniqueOrThrow({
    where: { id: documentId },
    select: { document: true, ewayBill: { select: { number: true, waiver: true } } },
  });
  const invoice = TaxDocument.parse(document);
  const transport = given && transportFrom(given);
  const fault = transport && ewayFault(invoice, transport, dayCode(new Date()));
  if (fault) throw new AppError("invalid_input", fault, { fields: { "transport.mode": [fault] } });
  const data = { transport: transport ?? Prisma.DbNull, number, waiver };
  const isNew = before?.number !== number;
  await tx.ewayBill.upsert({
    where: { documentId },
    create: { documentId, ...data },
    update: { ...data, ...(isNew ? { validTill: null } : {}) },
    select: { documentId: true },
  });
  await audit(tx, {
    ...{ by: "admin", byId, action: "tax.eway-saved", subject: documentId },
    detail: { before, after: { number, waiver }, invoice: invoice.number },
  });
}

/** @throws AppError conflict for a number that another invoice has. */
async function assertFree(tx: Tx, { id }: ChangedOrder, number: string | null): Promise<void> {
  const other =
    number &&
    (await tx.ewayBill.findFirst({
      where: { number, document: { lines: { none: { orderId: id } } } },
      select: { document: { select: { number: true } } },
    }));
  if (!other) return;
  const words = `${other.document.number} has this e-way bill already.`;
  throw new AppError("invalid_input", words, { fields: { number: [words] } });
}

function transportFrom(given: TransportView): Transport {
  return {
    ...{ mode: given.mode, distanceKm: given.distance_km, vehicleNumber: given.vehicle_number },
    ...{ transporterId: given.transporter_id, transporterName: given.transporter_name },
    ...{ receiptNumber: given.receipt_number, receiptDay: given.receipt_day },
  };
}
