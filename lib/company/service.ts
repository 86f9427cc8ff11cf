import "server-only";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import * as contract from "@/lib/company/contract";
import { readPanLimit } from "@/lib/company/pan-limit";
import { dayColumn, dayOf } from "@/lib/dates";
import { db, type Prisma, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { lockKey, lockOneRow } from "@/lib/lock";
import { stateName } from "@/lib/tax/place";

export const getTaxSetup = serve(contract.getTaxSetup, async () => {
  const [registrations, rates, issued, pan_above] = await Promise.all([
    db().taxRegistration.findMany({ select: REGISTRATION, orderBy: NEWEST }),
    db().taxRate.findMany({ select: RATE, orderBy: [{ code: "asc" }, ...NEWEST] }),
    issuers(db()),
    readPanLimit(db()),
  ]);
  return {
    registrations: registrations.map((row) => registrationFrom(row, issued)),
    rates: rates.map(rateFrom),
    pan_above,
  };
});

export const saveRegistration = serve(contract.saveRegistration, async (actor, input) => {
  const registration = await db().$transaction(async (tx) => {
    await lockKey(tx, "tax setup");
    const { id } = input;
    const before = await tx.taxRegistration.findUnique({ where: { id }, select: REGISTRATION });
    const issued = await issuers(tx);
    assertKept(before, input, issued);
    await assertOnlyOne(tx, input);
    const data = columnsOf(input);
    await tx.taxRegistration.upsert({
      where: { id },
      create: { id, ...data },
      update: data,
      select: { id: true },
    });
    const after = await tx.taxRegistration.findUniqueOrThrow({
      where: { id },
      select: REGISTRATION,
    });
    await audit(tx, {
      ...{ by: "admin", byId: actor.userId, subject: id },
      action: before ? "tax.registration-changed" : "tax.registration-added",
      detail: { before: before && factsOf(before), after: factsOf(after) },
    });
    return registrationFrom(after, issued);
  });
  return { message: "Registration saved.", registration };
});

export const saveRate = serve(contract.saveRate, async (actor, input) => {
  const rate = await db().$transaction(async (tx) => {
    await lockKey(tx, "tax setup");
    const { id, rate: percent, valid_from, valid_to, ...rest } = input;
    const data = {
      ...{ ...rest, rateBp: Math.round(percent * 100) },
      ...{ validFrom: dayColumn(valid_from), validTo: valid_to && dayColumn(valid_to) },
    };
    const { code, validFrom } = data;
    const twin = await tx.taxRate.findFirst({
      where: { code, validFrom, id: { not: id } },
      select: { id: true },
    });
    if (twin) throw refused("valid_from", `${code} has a rate from this day already.`);
    const before = await tx.taxRate.findUnique({ where: { id }, select: RATE });
    const after = await tx.taxRate.upsert({
      where: { id },
      create: { id, ...data },
      update: data,
      select: RATE,
    });
    await audit(tx, {
      ...{ by: "admin", byId: actor.userId, subject: id },
      action: before ? "tax.rate-changed" : "tax.rate-added",
      detail: { before: before && rateFrom(before), after: rateFrom(after) },
    });
    return rateFrom(after);
  });
  return { message: "Rate saved.", rate };
});

export const savePanLimit = serve(contract.savePanLimit, async (actor, { pan_above }) => {
  await db().$transaction(async (tx) => {
    await lockOneRow(tx, "ShopSettings");
    const before = await readPanLimit(tx);
    const data = { panAbovePaise: pan_above };
    await tx.shopSettings.update({ where: { id: 1 }, data, select: { id: true } });
    await audit(tx, {
      ...{ by: "admin", byId: actor.userId, action: "tax.pan-limit-changed", subject: "tax" },
      detail: { before: { panAbovePaise: before }, after: data },
    });
  });
  return { message: "The limit is saved.", pan_above };
});

const NEWEST = [{ validFrom: "desc" as const }, { id: "desc" as const }];

const REGISTRATION = {
  ...{ id: true, gstin: true, legalName: true, tradeName: true, address: true, city: true },
  ...{ pin: true, stateCode: true, prefix: true, validFrom: true, validTo: true },
} as const satisfies Prisma.TaxRegistrationSelect;
type RegistrationRow = Prisma.TaxRegistrationGetPayload<{ select: typeof REGISTRATION }>;

const RATE = {
  ...{ id: true, code: true, description: true, rateBp: true },
  ...{ validFrom: true, validTo: true, notification: true },
} as const satisfies Prisma.TaxRateSelect;
type RateRow = Prisma.TaxRateGetPayload<{ select: typeof RATE }>;

/** The GSTINs that have issued documents. */
async function issuers(tx: Tx): Promise<Set<string>> {
  const found = await tx.taxSeries.findMany({ distinct: ["gstin"], select: { gstin: true } });
  return new Set(found.map(({ gstin }) => gstin));
}

type Wanted = { id: string; gstin: string; prefix: string };

/** @throws AppError conflict: what a document was issued under stays. */
function assertKept(before: RegistrationRow | null, wanted: Wanted, issued: Set<string>): void {
  if (!before || !issued.has(before.gstin)) return;
  const words = "Documents were issued under it, so it stays. Add another registration.";
  if (before.gstin !== wanted.gstin) throw refused("gstin", words);
  if (before.prefix !== wanted.prefix) throw refused("prefix", words);
}

/** @throws AppError conflict for a GSTIN or prefix that another registration has. */
async function assertOnlyOne(tx: Tx, { id, gstin, prefix }: Wanted): Promise<void> {
  const other = await tx.taxRegistration.findFirst({
    where: { id: { not: id }, OR: [{ gstin }, { prefix }] },
    select: { gstin: true },
  });
  if (!other) return;
  const isGstin = other.gstin === gstin;
  throw refused(isGstin ? "gstin" : "prefix", "Another registration has it.");
}

function refused(field: string, message: string): AppError {
  return new AppError("conflict", message, { fields: { [field]: [message] } });
}

type RegistrationInput = Wanted & {
  legal_name: string;
  trade_name: string;
  address: string;
  city: string;
  pin: string;
  valid_from: string;
  valid_to: string | null;
};

function columnsOf({ gstin, prefix, address, city, pin, ...rest }: RegistrationInput) {
  return {
    ...{ gstin, prefix, address, city, pin, stateCode: gstin.slice(0, 2) },
    ...{ legalName: rest.legal_name, tradeName: rest.trade_name },
    validFrom: dayColumn(rest.valid_from),
    validTo: rest.valid_to === null ? null : dayColumn(rest.valid_to),
  };
}

function factsOf(row: RegistrationRow) {
  return registrationFrom(row, new Set());
}

function registrationFrom(row: RegistrationRow, issued: Set<string>): contract.Registration {
  const { id, gstin, address, city, pin, prefix } = row;
  return {
    ...{ id, gstin, address, city, pin, prefix },
    ...{ legal_name: row.legalName, trade_name: row.tradeName, state: stateName(row.stateCode) },
    valid_from: dayOf(row.validFrom),
    valid_to: row.validTo && dayOf(row.validTo),
    has_issued: issued.has(gstin),
  };
}

function rateFrom({ rateBp, validFrom, validTo, ...row }: RateRow): contract.Rate {
  const days = { valid_from: dayOf(validFrom), valid_to: validTo && dayOf(validTo) };
  return { ...row, ...days, rate: rateBp / 100 };
}
