import "server-only";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import * as contract from "@/lib/company/portals/contract";
import { type PortalTerms, readTerms } from "@/lib/company/portals/terms";
import { dayColumn, dayOf } from "@/lib/dates";
import { db, Prisma, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { lockKey, lockOneRow } from "@/lib/lock";
import { paise } from "@/lib/money";
import { checksQr } from "@/lib/tax/einvoice/signed-qr";
import { stateCodeOf, stateName } from "@/lib/tax/place";

export const getPortalTerms = serve(contract.getPortalTerms, async () => {
  const [terms, limits] = await Promise.all([
    readTerms(db()),
    db().ewayLimit.findMany({
      select: LIMIT,
      orderBy: [{ stateCode: "asc" }, { validFrom: "desc" }],
    }),
  ]);
  return { ...factsOf(terms), einvoice_key: terms.key, limits: limits.map(limitFrom) };
});

export const savePortalTerms = serve(contract.savePortalTerms, async (actor, wanted) => {
  const { einvoice_from, einvoice_days, einvoice_key, ship_to_from, asks_eway } = wanted;
  if (einvoice_key !== null && !checksQr(einvoice_key)) throw wrongKey();
  await db().$transaction(async (tx) => {
    // Waits for documents that are being issued, and they for it: each is issued under one set of terms.
    await lockOneRow(tx, "ShopSettings");
    const before = await readTerms(tx);
    const data = {
      ...{ einvoiceFrom: einvoice_from && dayColumn(einvoice_from), einvoiceDays: einvoice_days },
      ...{ einvoiceKey: einvoice_key, shipToFrom: ship_to_from && dayColumn(ship_to_from) },
      asksEway: asks_eway,
    };
    await tx.shopSettings.update({ where: { id: 1 }, data, select: { id: true } });
    const after = await readTerms(tx);
    await dueUnder(tx, after);
    await audit(tx, {
      ...{ by: "admin", byId: actor.userId, action: "tax.portals-changed", subject: "tax" },
      detail: {
        before: factsOf(before),
        after: factsOf(after),
        key_changed: before.key !== after.key,
      },
    });
  });
  return { message: "The terms of the portals are saved." };
});

export const saveEwayLimit = serve(contract.saveEwayLimit, async (actor, input) => {
  const limit = await db().$transaction(async (tx) => {
    await lockKey(tx, "tax setup");
    const { id, state, valid_from, limit: limitPaise, source } = input;
    const stateCode = stateCodeOf(state) ?? "";
    const data = { stateCode, validFrom: dayColumn(valid_from), limitPaise, source };
    const twin = await tx.ewayLimit.findFirst({
      where: { stateCode, validFrom: data.validFrom, id: { not: id } },
      select: { id: true },
    });
    if (twin) throw taken(state);
    const before = await tx.ewayLimit.findUnique({ where: { id }, select: LIMIT });
    const after = await tx.ewayLimit.upsert({
      ...{ where: { id }, create: { id, ...data }, update: data, select: LIMIT },
    });
    await audit(tx, {
      ...{ by: "admin", byId: actor.userId, subject: id },
      action: before ? "tax.eway-limit-changed" : "tax.eway-limit-added",
      detail: { before: before && limitFrom(before), after: limitFrom(after) },
    });
    return limitFrom(after);
  });
  return { message: "Limit saved.", limit };
});

/** Makes what waits for the e-invoice portal what the terms say; what it has answered stays. */
async function dueUnder(tx: Tx, { from, reportDays }: PortalTerms): Promise<void> {
  const issued = Prisma.sql`(d."issuedAt" AT TIME ZONE 'Asia/Kolkata')::date`;
  const start = from ? Prisma.sql`${from}::date` : Prisma.sql`'infinity'::date`;
  await tx.$executeRaw`
    DELETE FROM "EInvoice" e USING "TaxDocument" d
    WHERE d.id = e."documentId" AND e.state = 'due' AND ${issued} < ${start}`;
  if (!from) return;
  await tx.$executeRaw`
    INSERT INTO "EInvoice" ("documentId")
    SELECT d.id FROM "TaxDocument" d
    WHERE d."issuedAt" >= ${start}::timestamp AT TIME ZONE 'Asia/Kolkata'
      AND d."buyerGstin" IS NOT NULL AND d.kind IN ('tax_invoice', 'credit_note')
    ON CONFLICT DO NOTHING`;
  await tx.$executeRaw`
    UPDATE "EInvoice" e SET "reportBy" = ${issued} + ${reportDays}::int
    FROM "TaxDocument" d WHERE d.id = e."documentId" AND e.state = 'due'`;
}

function factsOf({ from, reportDays, shipToFrom, asksEway }: PortalTerms) {
  return {
    ...{ einvoice_from: from, einvoice_days: reportDays },
    ...{ ship_to_from: shipToFrom, asks_eway: asksEway },
  };
}

const LIMIT = {
  ...{ id: true, stateCode: true, validFrom: true, limitPaise: true, source: true },
} as const satisfies Prisma.EwayLimitSelect;

function limitFrom(row: Prisma.EwayLimitGetPayload<{ select: typeof LIMIT }>) {
  const { id, source } = row;
  const valid_from = dayOf(row.validFrom);
  return { id, source, valid_from, limit: paise(row.limitPaise), state: stateName(row.stateCode) };
}

function wrongKey(): AppError {
  const words = "This is no RSA key. Paste the portal’s own, from BEGIN to END.";
  return new AppError("invalid_input", words, { fields: { einvoice_key: [words] } });
}

function taken(state: string): AppError {
  const words = `${state} has a limit from this day already.`;
  return new AppError("conflict", words, { fields: { valid_from: [words] } });
}
