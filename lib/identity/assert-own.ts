import { AppError } from "@/lib/call/errors";
import type { Customer } from "@/lib/identity/actor";

/**
 * Older clients send their user's id beside the token. It may be left out but must not be another user's.
 * @throws AppError forbidden.
 */
export function assertOwn(actor: Customer, userId: string | undefined): void {
  if (userId === undefined || userId === actor.userId) return;
  throw new AppError("forbidden", "This belongs to another account.");
}
