import "server-only";
import type { Prisma } from "@/lib/db";
import type { Order } from "@/lib/orders/contract";

/** The columns that say how a purchase was paid, see `payerOf`. */
export const PAYER_COLUMNS = {
  method: true,
  paidBy: true,
  payments: { where: { captured: true }, select: { id: true, method: true } },
} as const satisfies Prisma.PurchaseSelect;

type Paid = Prisma.PurchaseGetPayload<{ select: typeof PAYER_COLUMNS }>;

/** The payment that paid a purchase: other captured payments are refunded. */
export function payerOf({ paidBy, payments }: Pick<Paid, "paidBy" | "payments">) {
  return payments.find(({ id }) => id === paidBy);
}

/** How a purchase is paid. */
export function payOption(purchase: Paid): Order["payment_option"] {
  return purchase.method === "cash" ? "Cash" : optionOf(payerOf(purchase)?.method);
}

/** The provider's payment method → ours. */
export function optionOf(method: string | null | undefined): Order["payment_option"] {
  if (method === "upi") return "UPI";
  if (method === "card") return "Card";
  return method === "netbanking" ? "Netbanking" : "Online";
}
