import "server-only";
import { AppError, type FieldErrors } from "@/lib/call/errors";
import type { Spot } from "@/lib/catalogue/csv/contract";
import * as contract from "@/lib/catalogue/csv/contract";
import { fingerprintOf, resultOf } from "@/lib/catalogue/csv/import-result";
import { planImport } from "@/lib/catalogue/csv/plan";
import { readSheet, type Sheet } from "@/lib/catalogue/csv/read/read";
import { lockKnown, readKnown } from "@/lib/catalogue/csv/state";
import { writePlan } from "@/lib/catalogue/csv/write";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";

/**
 * Imports a file of products in one transaction, or reports what that would do.
 * @throws AppError invalid_input for an unreadable file, and for an import with faults, whose fields are
 * "<row>.<column>"; conflict if the import would differ from its dry run, and for an import without a dry
 * run whose quantities may have been counted before a sale.
 */
export const importProducts = serve(contract.importProducts, async (actor, input) => {
  const sheet = readSheet(new Uint8Array(await input.file.arrayBuffer()));
  if ("problem" in sheet) throw unreadable(sheet.problem);
  if (input.dry_run) return resultOf(planImport(sheet, await readKnown(db(), actor, sheet)), null);
  return run(actor, sheet, input.fingerprint);
});

async function run(actor: Admin, sheet: Sheet, fingerprint: string | undefined) {
  const report = await db().$transaction(async (tx) => {
    const plan = planImport(sheet, await lockKnown(tx, actor, sheet));
    if (fingerprint !== undefined && fingerprint !== fingerprintOf(plan)) throw planChanged();
    if (plan.faults.length > 0) throw faulty(plan.faults);
    if (fingerprint === undefined && plan.doubts.length > 0) throw unread(plan.doubts);
    return resultOf(plan, await writePlan(tx, actor, plan));
  });
  wake("mail");
  return report;
}

function unreadable(problem: string): AppError {
  return new AppError("invalid_input", problem, { fields: { file: [problem] } });
}

function planChanged(): AppError {
  return new AppError(
    "conflict",
    "Products have changed since the file was checked, so nothing was imported. Check it again.",
  );
}

function faulty(faults: readonly Spot[]): AppError {
  return new AppError("invalid_input", firstOf(faults), { fields: fieldsOf(faults) });
}

/** A dry run shows the doubts; without one, sold units could be put back unnoticed. */
function unread(doubts: readonly Spot[]): AppError {
  const message = `${firstOf(doubts)} Check the file first, and send the fingerprint of that check.`;
  return new AppError("conflict", message, { fields: fieldsOf(doubts) });
}

function firstOf([first]: readonly Spot[]): string {
  return `Nothing was imported. Row ${first?.row}: ${first?.message}`;
}

function fieldsOf(spots: readonly Spot[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const { row, column, message } of spots) {
    const place = column === "" ? String(row) : `${row}.${column}`;
    fields[place] = [...(fields[place] ?? []), message];
  }
  return fields;
}
