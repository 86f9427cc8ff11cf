import "server-only";
import type { z } from "zod";
import { lockUser } from "@/lib/accounts/mapper";
import { AppError } from "@/lib/call/errors";
import { cutPage } from "@/lib/call/paging";
import { nextReference } from "@/lib/contact/reference";
import { db, type Tx } from "@/lib/db";
import { doubleSubmitWindow } from "@/lib/double-submit";
import type { Fault } from "@/lib/faults/contract";
import * as contract from "@/lib/faults/contract";
import { FAULT_COLUMNS, faultFromRow } from "@/lib/faults/mapper";
import { MAX_OPEN_FAULTS, mayReportFault } from "@/lib/faults/rules";
import { serve } from "@/lib/http/serve";
import type { Customer } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import { limit } from "@/lib/limits/limits";
import { faultNoticeMail, faultReceivedMail } from "@/lib/mail/letters/faults";
import { queueLetter } from "@/lib/mail/queue-letter";
import { notifyStaff } from "@/lib/settings/notify";
import { isUuid } from "@/lib/uuid";

export const reportFault = serve(contract.reportFault, async (actor, input) => {
  await limit(actor, "report", actor.userId);
  const report = await db().$transaction((tx) => store(tx, actor, input));
  wake("mail");
  return { message: `Your report ${report.reference} is with us.`, report };
});

export const ownFaults = serve(contract.ownFaults, async ({ userId }, page) => {
  const { after, before } = page;
  const rows = await db().chargerReport.findMany({
    where: { userId },
    select: FAULT_COLUMNS,
    orderBy: before ? OLDEST_FIRST : NEWEST_FIRST,
    take: page.limit + 1,
    ...startingAt(before ?? after),
  });
  const { entries, ends } = cutPage(rows, page, ({ id }) => id);
  return { reports: entries.map(faultFromRow), ...ends };
});

const NEWEST_FIRST = [{ createdAt: "desc" as const }, { id: "desc" as const }];
const OLDEST_FIRST = [{ createdAt: "asc" as const }, { id: "asc" as const }];

type Input = z.output<typeof contract.reportFault.input>;

/** Stores the report with its mails; a double submit gets the first one. */
async function store(tx: Tx, { userId }: Customer, input: Input): Promise<Fault> {
  // Serialized per person, so that neither a double submit nor an erased account passes the checks.
  await lockUser(tx, userId);
  await assertReportable(tx, userId, input.order_id);
  const { order_id: orderId, ...rest } = input;
  // Compared as stored: an order can have several chargers with the same fault.
  const fields = { ...rest, userId, orderId };
  const waiting = { orderId, state: { not: "done" } } as const;
  const earlier = await tx.chargerReport.findFirst({
    where: { ...fields, ...waiting, createdAt: doubleSubmitWindow(new Date()) },
    select: FAULT_COLUMNS,
  });
  if (earlier) return faultFromRow(earlier);
  if ((await tx.chargerReport.count({ where: waiting })) >= MAX_OPEN_FAULTS)
    throw new AppError("conflict", ENOUGH);
  const reference = await nextReference(tx, "R");
  const row = await tx.chargerReport.create({
    data: { ...fields, reference },
    select: FAULT_COLUMNS,
  });
  await mail(tx, userId, faultFromRow(row));
  return faultFromRow(row);
}

/** @throws AppError not_found for an order that is not theirs; conflict while it is not shipped. */
async function assertReportable(tx: Tx, userId: string, id: string): Promise<void> {
  const order = isUuid(id)
    ? await tx.order.findFirst({
        where: { id, userId, user: { erasedAt: null } },
        select: { status: true },
      })
    : null;
  if (!order) throw new AppError("not_found", "This order does not exist.");
  if (!mayReportFault(order.status)) throw new AppError("conflict", NOT_YET);
}

async function mail(tx: Tx, userId: string, report: Fault): Promise<void> {
  const { name, email } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, email: true },
  });
  const { reference, charger, order_number: number, created_at: at } = report;
  const received = { name, reference, charger, number, at };
  await queueLetter(tx, { to: email }, faultReceivedMail, received);
  const envelope = { key: report.id, replyTo: email, userId };
  await notifyStaff(tx, "reports", envelope, faultNoticeMail, { ...report, name, email });
}

/** Paging from an entry, without it; from the start if there is none. */
function startingAt(id: string | undefined): { cursor?: { id: string }; skip?: number } {
  return id ? { cursor: { id }, skip: 1 } : {};
}

const NOT_YET = "A fault can be reported once the charger has been shipped.";
const ENOUGH = `${MAX_OPEN_FAULTS} reports of this order are not done yet. Answer the email of one of them to add to it.`;
