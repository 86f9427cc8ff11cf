import "server-only";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { db, type Tx } from "@/lib/db";
import * as contract from "@/lib/faults/contract";
import {
  CUSTOMER_FAULT_COLUMNS,
  type CustomerFaultRow,
  customerFaultFromRow,
} from "@/lib/faults/mapper";
import { faultLabel } from "@/lib/faults/rules";
import { serve } from "@/lib/http/serve";
import { wakeAfter } from "@/lib/jobs/wake";
import { lockRow } from "@/lib/lock";
import { faultDoneMail } from "@/lib/mail/letters/faults";
import { queueLetter } from "@/lib/mail/queue-letter";

export const moveFault = serve(contract.moveFault, async (actor, { id, state, from }) => {
  const row = await db().$transaction(async (tx) => {
    const before = await lockFault(tx, id);
    if (before.state === state) return before;
    if (from && from !== before.state) throw alreadyMoved(before);
    const after = await tx.chargerReport.update({
      where: { id },
      data: { state, doneAt: state === "done" ? new Date() : null },
      select: CUSTOMER_FAULT_COLUMNS,
    });
    const detail = { before: { state: before.state }, after: { state } };
    const change = { action: "charger_report.moved", subject: id, detail } as const;
    await audit(tx, { by: "admin", byId: actor.userId, ...change });
    await takeBackDone(tx, before);
    await sayDone(tx, after);
    return after;
  });
  wakeAfter("mail", MAIL_WAITS_MS);
  return {
    message: `${row.reference} is now ${faultLabel(row.state)}.`,
    report: customerFaultFromRow(row),
  };
});

/** Twice as long as the screen offers its undo. */
const MAIL_WAITS_MS = 10_000;

async function lockFault(tx: Tx, id: string): Promise<CustomerFaultRow> {
  if (!(await lockRow(tx, "ChargerReport", id)))
    throw new AppError("not_found", "This report does not exist.");
  const select = CUSTOMER_FAULT_COLUMNS;
  return tx.chargerReport.findUniqueOrThrow({ where: { id }, select });
}

function alreadyMoved({ reference, state }: CustomerFaultRow): AppError {
  const words = `${reference} has been set to ${faultLabel(state)} meanwhile.`;
  return new AppError("conflict", words);
}

async function sayDone(tx: Tx, row: CustomerFaultRow): Promise<void> {
  const { doneAt, reference, user, order } = row;
  if (!doneAt) return;
  const sendAfter = new Date(doneAt.getTime() + MAIL_WAITS_MS);
  await queueLetter(tx, { to: user.email, dedupeKey: doneKey(row), sendAfter }, faultDoneMail, {
    name: user.name,
    reference,
    charger: order.line.name,
    number: order.number,
    at: doneAt,
  });
}

/** A quick undo drops the mail before it is sent. */
async function takeBackDone(tx: Tx, row: CustomerFaultRow): Promise<void> {
  if (!row.doneAt) return;
  await tx.outboxMail.deleteMany({ where: { dedupeKey: doneKey(row), sentAt: null, tries: 0 } });
}

function doneKey({ id, doneAt }: Pick<CustomerFaultRow, "id" | "doneAt">): string {
  return `report-done:${id}:${doneAt?.getTime()}`;
}
