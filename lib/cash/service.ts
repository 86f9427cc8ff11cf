import "server-only";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import * as contract from "@/lib/cash/contract";
import { type CashSettings, FIRST_CASH_SETTINGS } from "@/lib/cash/contract";
import { cashOfToday, lockPayer, type Payer } from "@/lib/cash/person-day";
import { type CashLine, cashProblem } from "@/lib/cash/rules";
import { lockProduct } from "@/lib/catalogue/mapper";
import { db, Prisma, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { lockOneRow } from "@/lib/lock";
import { paise } from "@/lib/money";
import { onlineProblemNow } from "@/lib/online/service";
import { rows } from "@/lib/sql";

export const getCashSettings = serve(contract.getCashSettings, async () => {
  const products = await db().product.findMany({
    where: { isListed: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true, name: true, cashAllowed: true },
  });
  return {
    ...(await readCashSettings(db())),
    products: products.map(({ id, name, cashAllowed }) => ({
      product_id: id,
      name,
      allowed: cashAllowed,
    })),
  };
});

export const updateCashSettings = serve(contract.updateCashSettings, async (actor, after) => {
  await db().$transaction(async (tx) => {
    await lockOneRow(tx, "CashSettings");
    const before = await readCashSettings(tx);
    await tx.cashSettings.update({
      where: ONE_ROW,
      data: {
        minPaise: after.min,
        maxPaise: after.max,
        feePaise: after.fee,
        oneOpenPerPhone: after.one_open_per_phone,
        verifiedOnly: after.verified_only,
      },
      select: { id: true },
    });
    await audit(tx, {
      by: "admin",
      byId: actor.userId,
      action: "cash_settings.changed",
      subject: "cash-settings",
      detail: { before: auditDetail(before), after: auditDetail(after) },
    });
  });
  return { ...after, message: "Cash settings saved." };
});

/** The settings for the audit log: the names say that amounts are in paise. */
function auditDetail({ min, max, fee, ...rules }: CashSettings) {
  return { smallestPaise: min, largestPaise: max, feePaise: fee, ...rules };
}

export const allowCash = serve(contract.allowCash, async (actor, { product_id: id, allowed }) => {
  const name = await db().$transaction(async (tx) => {
    const product = await lockProduct(tx, id);
    if (product.cashAllowed === allowed) return product.name;
    const data = { cashAllowed: allowed };
    await tx.product.update({ where: { id }, data, select: { id: true } });
    await audit(tx, {
      by: "admin",
      byId: actor.userId,
      action: "product.cash_allowed",
      subject: id,
      detail: { before: product.cashAllowed, after: allowed },
    });
    return product.name;
  });
  const message = `${name} ${allowed ? "can" : "cannot"} be paid in cash.`;
  return { product_id: id, allowed, message };
});

/** The current settings; the defaults if none are stored. */
export async function readCashSettings(tx: Tx): Promise<CashSettings> {
  const [row] = await rows<CashSettingsRow>(tx, CASH_SETTINGS_SQL);
  return cashSettingsFrom(row);
}

/** The statement that reads them, by itself or as part of a larger one, and their row. */
export const CASH_SETTINGS_SQL = Prisma.sql`
  SELECT "minPaise"::text, "maxPaise"::text, "feePaise"::text, "oneOpenPerPhone", "verifiedOnly"
  FROM "CashSettings" WHERE id = 1`;
export type CashSettingsRow = {
  minPaise: string | null;
  maxPaise: string | null;
  feePaise: string;
  oneOpenPerPhone: boolean;
  verifiedOnly: boolean;
};

/** The settings of their row; the defaults if there is none. */
export function cashSettingsFrom(row: CashSettingsRow | null | undefined): CashSettings {
  if (!row) return FIRST_CASH_SETTINGS;
  const { minPaise: min, maxPaise: max, feePaise: fee, oneOpenPerPhone, verifiedOnly } = row;
  return {
    min: min === null ? null : paise(BigInt(min)),
    max: max === null ? null : paise(BigInt(max)),
    fee: paise(BigInt(fee)),
    one_open_per_phone: oneOpenPerPhone,
    verified_only: verifiedOnly,
  };
}

/** A cash purchase to check: `phone` is the one on the purchase. */
type CashRequest = Payer & {
  /** The goods, without the cash fee. */
  totalPaise: number;
  lines: readonly CashLine[];
  /** The administrator who enters it for the customer. */
  enteredById?: string;
};

/**
 * Accepts a cash purchase and returns its fee. Call it in the transaction that writes the purchase: a second
 * one of the same person waits until the first is decided.
 * @throws AppError cash_limit, in words.
 */
export async function assertCash(tx: Tx, wish: CashRequest): Promise<{ feePaise: number }> {
  const settings = await readCashSettings(tx);
  await lockPayer(tx, wish);
  const isKnown = !settings.verified_only || wish.enteredById !== undefined;
  const isVerified = isKnown || (await isEmailVerified(tx, wish.userId));
  const dayPaise = await cashOfToday(tx, wish);
  const problem = cashProblem({ ...wish, settings, dayPaise, isVerified });
  if (problem) {
    const otherwise = (await onlineProblemNow(tx, wish.totalPaise)) ?? PAY_OTHERWISE;
    throw new AppError("cash_limit", `${problem} ${otherwise}`);
  }
  if (settings.one_open_per_phone) await assertNoneOpen(tx, wish.phone);
  return { feePaise: settings.fee };
}

async function isEmailVerified(tx: Tx, id: string): Promise<boolean> {
  const select = { emailVerifiedAt: true } as const;
  const { emailVerifiedAt } = await tx.user.findUniqueOrThrow({ where: { id }, select });
  return emailVerifiedAt !== null;
}

/**
 * Checks that a placed cash purchase may get this phone number. Call it in the transaction that changes it.
 * @throws AppError cash_limit if another cash order of that number is still open.
 */
export async function assertPhoneFree(tx: Tx, phone: string, purchaseId: string): Promise<void> {
  const settings = await readCashSettings(tx);
  if (!settings.one_open_per_phone || !(await isOpenElsewhere(tx, phone, purchaseId))) return;
  throw new AppError("cash_limit", `${ONE_IS_OPEN} Please give another number.`);
}

async function assertNoneOpen(tx: Tx, phone: string | null): Promise<void> {
  if (!phone) {
    throw new AppError("cash_limit", "Add a phone number to your profile to pay in cash.");
  }
  if (!(await isOpenElsewhere(tx, phone))) return;
  throw new AppError("cash_limit", `${ONE_IS_OPEN} ${PAY_OTHERWISE}`);
}

/** Whether a cash order of this number is open in a purchase other than `except`; concurrent checks wait. */
async function isOpenElsewhere(tx: Tx, phone: string, except?: string): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('cash:' || ${phone}))`;
  // Raw SQL: Prisma casts "cash" from a text, so the index of cash purchases would not be used. NOT IN alone
  // would leave out null, which is Order Placed.
  const open = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Purchase" p JOIN "Order" o ON o."purchaseId" = p.id
    WHERE p.method = 'cash' AND p.phone = ${phone}
      AND (o.status IS NULL OR o.status NOT IN ('Delivered', 'canceled'))
      AND p.id IS DISTINCT FROM ${except ?? null}::uuid LIMIT 1`;
  return open.length > 0;
}

const PAY_OTHERWISE = "Please pay by UPI or card.";
const ONE_IS_OPEN =
  "A cash order for your phone number is still on its way; you can place the next once it is delivered.";

const ONE_ROW = { id: 1 };
