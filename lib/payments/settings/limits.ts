import "server-only";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";
import { alertAdministrators } from "@/lib/mail/letters/alerts";
import { formatPaise } from "@/lib/money";
import type { ProviderError } from "@/lib/payments/provider/provider-error";

/**
 * The error for a customer whose provider order was refused. If the amount is the reason, it says so, since
 * a retry would not help, and alerts the administrators: the shop's limit exceeds the account's.
 */
export async function refusedOrder(cause: ProviderError, totalPaise: number): Promise<AppError> {
  if (cause.outcome !== "rejected" || cause.field !== "amount") {
    return new AppError("payment_provider_failed", "Failed to create payment order.", { cause });
  }
  const amount = formatPaise(totalPaise);
  await alertAdministrators(db(), {
    key: "online-limit",
    title: "Razorpay refuses an amount that the shop allows",
    facts: [
      `A customer could not pay ${amount}. ${cause.message}`,
      "Set the largest online payment in Settings to what your Razorpay account takes, or ask Razorpay for more.",
    ],
  });
  const message = `${amount} cannot be paid online. Nothing was charged. Please write to us or call: we take it by bank transfer.`;
  return new AppError("online_limit", message, { cause });
}
