import "server-only";
import { AppError } from "@/lib/call/errors";
import { shopTerms } from "@/lib/content/shop-terms";
import { notServedReason } from "@/lib/delivery/zones";

/**
 * Refuses goods to a PIN code that we do not deliver to. `field` is where the caller named the address.
 * @throws AppError invalid_input.
 */
export function assertServed(pin: string, field: "address_id" | "address.pin"): void {
  const reason = notServedReason(pin, shopTerms);
  if (!reason) return;
  const message = `${reason} Please choose another address.`;
  throw new AppError("invalid_input", message, { fields: { [field]: [message] } });
}
