import "server-only";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { dayOf } from "@/lib/dates";
import type { Tx } from "@/lib/db";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { formatPaise, paise } from "@/lib/money";
import { takeFee } from "@/lib/orders/cash/cash-orders";
import * as contract from "@/lib/orders/cash/contract";
import { dayWords } from "@/lib/orders/cash/rules";
import { lockOrder } from "@/lib/orders/locked-order";
import { readAdminOrder } from "@/lib/orders/mapper";

export const takeBackCash = serve(contract.takeBackCash, async (actor, { id, reason }) => {
  await changeOnce(actor, (tx) => takeBack(tx, actor, id, reason));
  const order = await readAdminOrder(id);
  return { message: `${formatPaise(order.cash?.amount ?? 0)} will be due again.`, order };
});

async function takeBack(tx: Tx, { userId: byId }: Admin, id: string, reason: string) {
  const order = await lockOrder(tx, { id });
  const receipt = await tx.cashReceipt.findUnique({ where: { orderId: order.id } });
  if (!receipt) throw new AppError("conflict", "No cash is recorded for this order.");
  await tx.cashReceipt.delete({ where: { orderId: id }, select: { orderId: true } });
  await tx.order.update({ where: { id }, data: { cash: "open" }, select: { id: true } });
  await takeFee(tx, order);
  const before = {
    receivedPaise: paise(receipt.receivedPaise),
    duePaise: paise(receipt.duePaise),
    day: dayOf(receipt.day),
  };
  // The text stays with the order: it may name people, and the audit log keeps no personal data.
  const text = `Cash receipt taken back (${receiptWords(before, receipt.note)}). ${reason}`;
  const note = await tx.orderNote.create({
    data: { orderId: id, byId, text },
    select: { id: true },
  });
  await audit(tx, {
    by: "admin",
    byId,
    action: "cash.taken-back",
    subject: id,
    detail: { before, after: { note: note.id } },
  });
}

function receiptWords(
  { receivedPaise, day }: { receivedPaise: number; day: string },
  note: string | null,
) {
  const words = `${formatPaise(receivedPaise)} on ${dayWords(day)}`;
  return note ? `${words}, “${note}”` : words;
}
