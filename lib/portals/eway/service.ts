import "server-only";
import { AppError } from "@/lib/call/errors";
import { readTerms } from "@/lib/company/portals/terms";
import { dayCode } from "@/lib/dates";
import { db, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { lockKey } from "@/lib/lock";
import { namedIn, textOf } from "@/lib/portals/answer-words";
import * as contract from "@/lib/portals/eway/contract";
import { readFiles, readNextFile, readOpen } from "@/lib/portals/eway/rows";
import { jsonFile } from "@/lib/portals/json-file";
import { takeRows } from "@/lib/portals/take-rows";
import { answeredNumbers, type EwayAnswer, ewayAnswers } from "@/lib/tax/eway/answer";
import { ewayBill, ewayFault, ewayFiles } from "@/lib/tax/eway/bill";

export const listEwayBills = serve(contract.listEwayBills, async () => {
  const [{ asksEway: is_on }, open, files] = await Promise.all([
    readTerms(db()),
    readOpen(),
    readFiles(),
  ]);
  return { is_on, open, files };
});

export const getEwayFile = serve(contract.getEwayFile, async ({ userId }, { gstin }) => {
  const today = dayCode(new Date());
  const due = await readNextFile(gstin);
  // One that the portal would refuse, because it has become too old, would spoil the file for the others.
  const fit = due.filter(({ document, transport }) => !ewayFault(document, transport, today));
  const [text] = ewayFiles(fit.map(({ document, transport }) => ewayBill(document, transport)));
  if (!text) throw new AppError("not_found", "No e-way bill of this registration waits.");
  const name = `eway-${gstin}-${fit[0]?.document.number.replaceAll("/", "-")}.json`;
  return jsonFile({ name, text }, { byId: userId, action: "tax.eway-file", subject: gstin });
});

export const takeEwayAnswer = serve(contract.takeEwayAnswer, async ({ userId }, { file }) => {
  const text = await textOf(file);
  const numbers = namedIn(() => answeredNumbers(text));
  return db().$transaction(async (tx) => {
    await lockKey(tx, "portal answers");
    const found = await tx.taxDocument.findMany({
      where: { number: { in: numbers }, kind: "tax_invoice" },
      select: { id: true, number: true },
    });
    const ids = new Map(found.map(({ id, number }) => [number, id]));
    const rows = ewayAnswers(text, new Set(ids.keys()));
    return takeRows(tx, rows, { byId: userId, action: "tax.eway-answer" }, (row) =>
      takeRow(tx, ids.get(row.number) ?? "", row),
    );
  });
});

async function takeRow(tx: Tx, documentId: string, row: EwayAnswer) {
  const { number } = row;
  if ("fault" in row) return { number, why: row.fault };
  const bill = await tx.ewayBill.findUnique({
    where: { number: row.ewayNumber },
    select: { documentId: true },
  });
  if (bill) {
    return bill.documentId === documentId
      ? ("known" as const)
      : { number, why: `Another invoice has the e-way bill ${row.ewayNumber}.` };
  }
  const own = await tx.ewayBill.findUnique({ where: { documentId }, select: { number: true } });
  const data = { number: row.ewayNumber, validTill: row.validTill, waiver: null };
  if (!own?.number) {
    const update = { where: { documentId }, create: { documentId, ...data }, update: data };
    await tx.ewayBill.upsert({ ...update, select: { documentId: true } });
    return "taken" as const;
  }
  return { number, why: "It has another e-way bill. Remove that one on the order’s page first." };
}
