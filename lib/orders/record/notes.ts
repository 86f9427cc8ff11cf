import "server-only";
import { audit } from "@/lib/audit/record";
import { db } from "@/lib/db";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/orders/admin/contract";
import { noOrder } from "@/lib/orders/locked-order";
import { NOTE_COLUMNS, noteFromRow } from "@/lib/orders/record/note-mapper";
import { isUuid } from "@/lib/uuid";

export const addOrderNote = serve(contract.addOrderNote, async (actor, { id: orderId, text }) => {
  const { userId } = actor;
  const id = await changeOnce(actor, async (tx) => {
    const where = { id: orderId };
    const order = isUuid(orderId) && (await tx.order.findUnique({ where, select: { id: true } }));
    if (!order) throw noOrder();
    const data = { orderId, byId: userId, text };
    const note = await tx.orderNote.create({ data, select: { id: true } });
    // The audit log has no note text: it may name people.
    const detail = { before: null, after: { note: note.id } };
    await audit(tx, {
      by: "admin",
      byId: userId,
      action: "order_note.added",
      subject: orderId,
      detail,
    });
    return note.id;
  });
  const note = await db().orderNote.findUniqueOrThrow({ where: { id }, select: NOTE_COLUMNS });
  return { message: "Note added.", note: noteFromRow(note) };
});
