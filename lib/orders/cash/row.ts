import "server-only";
import { dayOf } from "@/lib/dates";
import type { Prisma } from "@/lib/db";
import { paise } from "@/lib/money";
import { cashDue } from "@/lib/orders/cash/cash-orders";
import type { CashView } from "@/lib/orders/cash/view";

/** The columns that say what an order takes in cash. */
export const CASH_COLUMNS = {
  cash: true,
  cashFeePaise: true,
  cashLessPaise: true,
  totalPaise: true,
  receipt: { select: { receivedPaise: true, day: true } },
} as const satisfies Prisma.OrderSelect;

type CashRow = Prisma.OrderGetPayload<{ select: typeof CASH_COLUMNS }>;

/** Null if the order was paid online. */
export function cashFromRow(row: CashRow): CashView | null {
  const { cash: state, receipt } = row;
  if (state === null) return null;
  if (state === "not_delivered") return { state, amount: 0, fee: 0, received_on: null };
  const fee = paise(row.cashFeePaise);
  const amount = receipt ? paise(receipt.receivedPaise) : cashDue(row);
  return { state, amount, fee, received_on: receipt && dayOf(receipt.day) };
}
