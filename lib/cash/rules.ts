import type { CashSettings } from "@/lib/cash/contract";
import { CASH_LIMIT_PAISE } from "@/lib/cash/limit";
import { formatPaise } from "@/lib/money";

/** Whether the law allows this amount in cash, the fee included. */
export function mayPayCash(totalPaise: number): boolean {
  return totalPaise < CASH_LIMIT_PAISE;
}

/** A line of the purchase, as far as cash is concerned. */
export type CashLine = { name: string; cashAllowed: boolean };

type Question = {
  /** The goods, without the cash fee. */
  totalPaise: number;
  lines: readonly CashLine[];
  settings: CashSettings;
  /** Other cash that this person could hand over on the same day. */
  dayPaise?: number;
  /** Whether the customer's email address is verified; a guest has none yet. */
  isVerified?: boolean;
};

/** Why this purchase cannot be paid in cash, in words; null if it can. The law comes first. */
export function cashProblem({
  totalPaise,
  lines,
  settings,
  dayPaise = 0,
  isVerified = true,
}: Question): string | null {
  const { min, max, fee } = settings;
  if (!mayPayCash(totalPaise + fee)) {
    const included = fee > 0 ? ", the cash fee included" : "";
    return `You can pay in cash below ${formatPaise(CASH_LIMIT_PAISE)}${included}: the law allows no more cash in one purchase.`;
  }
  if (min !== null && totalPaise < min) return `You can pay in cash from ${formatPaise(min)}.`;
  if (max !== null && totalPaise > max) return `You can pay in cash up to ${formatPaise(max)}.`;
  const refused = lines.filter((line) => !line.cashAllowed).map(({ name }) => name);
  if (refused.length > 0) return `${NAMES.format(refused)} cannot be paid in cash.`;
  if (!mayPayCash(dayPaise + totalPaise + fee)) return DAY_IS_FULL;
  return settings.verified_only && !isVerified ? UNVERIFIED : null;
}

/** The problem that verifying the email address solves; pages link to where that is done. */
export const UNVERIFIED = "Please verify your email address first to pay in cash.";

// No amount: part of it may be another person's order with the same number.
const DAY_IS_FULL = `With the other cash orders for you or your phone number this comes to ${formatPaise(CASH_LIMIT_PAISE)} or more: the law allows less from one person in a day.`;

const NAMES = new Intl.ListFormat("en-IN", { type: "conjunction" });
