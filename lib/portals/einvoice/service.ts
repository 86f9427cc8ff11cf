import "server-only";
import { AppError } from "@/lib/call/errors";
import { readTerms } from "@/lib/company/portals/terms";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { wake } from "@/lib/jobs/wake";
import { textOf } from "@/lib/portals/answer-words";
import { takeAnswer } from "@/lib/portals/einvoice/answer";
import { cancelRegistered } from "@/lib/portals/einvoice/cancel";
import * as contract from "@/lib/portals/einvoice/contract";
import { readDue, readNextFile, readRegistered } from "@/lib/portals/einvoice/rows";
import { jsonFile } from "@/lib/portals/json-file";
import { einvoiceFiles } from "@/lib/tax/einvoice/batch";

export const listEInvoices = serve(contract.listEInvoices, async () => {
  const now = new Date();
  const [terms, due, registered] = await Promise.all([
    readTerms(db()),
    readDue(now),
    readRegistered(now),
  ]);
  return { is_on: terms.from !== null, has_key: terms.key !== null, ...due, registered };
});

export const getEInvoiceFile = serve(contract.getEInvoiceFile, async ({ userId }, { gstin }) => {
  const reported = await readNextFile(gstin, new Date());
  const { shipToFrom } = await readTerms(db());
  const [file] = einvoiceFiles(reported, { from: shipToFrom });
  if (!file) throw new AppError("not_found", "No document of this registration waits.");
  return jsonFile(file, { byId: userId, action: "tax.einvoice-file", subject: gstin });
});

export const takeEInvoiceAnswer = serve(
  contract.takeEInvoiceAnswer,
  async ({ userId }, { file }) => {
    const answer = await takeAnswer(await textOf(file), userId);
    wake("papers");
    return answer;
  },
);

export const cancelEInvoice = serve(contract.cancelEInvoice, async ({ userId: byId }, wish) => {
  const message = await db().$transaction((tx) =>
    cancelRegistered(tx, wish, { byId, now: new Date() }),
  );
  wake("papers");
  return { message };
});
