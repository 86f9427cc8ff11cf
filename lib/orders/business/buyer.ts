import "server-only";
import { placeOfPin } from "@/lib/accounts/addresses/pins";
import type { Business } from "@/lib/accounts/business";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";
import { formatPaise } from "@/lib/money";
import type { BusinessInput } from "@/lib/orders/business/contract";
import { asksPan, businessFrom } from "@/lib/orders/business/rules";
import { panOf } from "@/lib/tax/gstin";

/** Who a purchase is made out to; both undefined for a consumer below the limit. */
export type Buyer = { business?: Business; pan?: string };

type Place = { state: string };
type Given = { business?: BusinessInput; pan?: string };

/** The buyer of an order to an address in this state. @throws AppError invalid_input, naming the field. */
export async function buyerFrom({ business: given, pan }: Given, { state }: Place): Promise<Buyer> {
  if (!given) return pan ? { pan } : {};
  const { gstin } = given;
  const own = await db().taxRegistration.findUnique({ where: { gstin }, select: { id: true } });
  if (own) throw missing("business.gstin", "This is our own GSTIN. Enter that of your business.");
  const billingState = given.billing && placeOfPin(given.billing.pin)?.state;
  const made = businessFrom(given, { state, billingState });
  if ("fault" in made) throw missing(made.fault.field, made.fault.message);
  return { business: made.business, pan: panOf(made.business.gstin) };
}

/**
 * Checks the total against the limit of `readPanLimit`, both in paise.
 * @throws AppError invalid_input for more without PAN (rule 161 of the Income-tax Rules, 2026).
 */
export function assertPan({ business, pan }: Buyer, totalPaise: number, limit: number | null) {
  if (pan) return;
  if (limit === null || !asksPan(totalPaise, limit, business !== undefined)) return;
  throw missing("pan", `Above ${formatPaise(limit)} the law asks for your PAN. Please enter it.`);
}

function missing(field: string, message: string): AppError {
  return new AppError("invalid_input", message, { fields: { [field]: [message] } });
}
