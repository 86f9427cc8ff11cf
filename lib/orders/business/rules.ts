import type { Business } from "@/lib/accounts/business";
import type { BusinessInput } from "@/lib/orders/business/contract";
import { gstinStateFault } from "@/lib/tax/gstin";
import { asksShipTo, stateCodeOf } from "@/lib/tax/place";

/** A field of the checkout and what is wrong with it, in words for the buyer. */
export type BuyerFault = {
  field: "business.use" | "business.billing.address" | "business.billing.pin" | "pan";
  message: string;
};

/**
 * The business of an order that is delivered in this state; or what is still to be said about it. `billingState` is the
 * state of the PIN code of the billing address, undefined for one that is not known.
 */
export function businessFrom(
  input: BusinessInput,
  place: { state: string; billingState: string | undefined },
): { business: Business } | { fault: BuyerFault } {
  const { gstin, legal_name: legalName, use, billing } = input;
  const deliveryState = stateCodeOf(place.state) ?? null;
  if (!asksShipTo({ buyerGstin: gstin, deliveryState })) {
    return { business: { gstin, legalName, use: null, billing: null } };
  }
  if (!use) return { fault: { field: "business.use", message: USE_MISSING } };
  if (!billing) return { fault: { field: "business.billing.address", message: BILLING_MISSING } };
  const code = place.billingState && stateCodeOf(place.billingState);
  const wrong = code ? gstinStateFault(gstin, code) : null;
  if (wrong) return { fault: { field: "business.billing.pin", message: wrong } };
  return { business: { gstin, legalName, use, billing } };
}

/** Whether a purchase of this total needs the buyer's PAN; a GSTIN holds it. Paise; null never asks. */
export function asksPan(totalPaise: number, abovePaise: number | null, hasGstin: boolean): boolean {
  return abovePaise !== null && totalPaise > abovePaise && !hasGstin;
}

const USE_MISSING = "Say whether the goods go to your own site, or on your order to another party.";
const BILLING_MISSING =
  "Your GSTIN is of another state: enter the address on your GST certificate.";
