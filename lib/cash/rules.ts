import type { CashSettings } from "@/lib/cash/contract";
import { formatPaise } from "@/lib/money";

/**
 * Cash is taken below ₹2,00,000 a purchase: the Income-tax Act forbids to receive that much in cash
 * for one transaction (section 269ST).
 */
export const CASH_LIMIT_PAISE = 2_00_000_00;

/** Whether the law lets this much be paid in cash, the fee included. */
export function mayPayCash(totalPaise: number): boolean {
  return totalPaise < CASH_LIMIT_PAISE;
}

/** A product of the purchase, as far as cash is concerned. */
export type CashLine = { name: string; cashAllowed: boolean };

type Question = {
  /** The goods, without the cash fee. */
  totalPaise: number;
  lines: readonly CashLine[];
  settings: CashSettings;
};

/** Why this purchase cannot be paid in cash, in words; null when it can. The law comes first. */
export function cashProblem({ totalPaise, lines, settings }: Question): string | null {
  const { min, max, fee } = settings;
  if (!mayPayCash(totalPaise + fee)) {
    const included = fee > 0 ? ", the cash fee included" : "";
    return `Cash is possible below ${formatPaise(CASH_LIMIT_PAISE)}${included}: the law allows no more in one purchase.`;
  }
  if (min !== null && totalPaise < min) return `Cash is possible from ${formatPaise(min)}.`;
  if (max !== null && totalPaise > max) return `Cash is possible up to ${formatPaise(max)}.`;
  const refused = lines.filter((line) => !line.cashAllowed).map(({ name }) => name);
  return refused.length > 0 ? `${NAMES.format(refused)} cannot be paid in cash.` : null;
}

const NAMES = new Intl.ListFormat("en-IN", { type: "conjunction" });
