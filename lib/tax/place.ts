import { STATES } from "@/lib/states";
import type { PlaceOfSupply, PlaceReason } from "@/lib/tax/document";

/** "Karnataka" for "29". */
export function stateName(code: string): string {
  return code === "97" ? "Other Territory" : (STATES[code] ?? `state ${code}`);
}

/** The GST code of a state by its name, as addresses hold it; undefined for a name that is none. */
export function stateCodeOf(name: string): string | undefined {
  return Object.keys(STATES).find((code) => STATES[code] === name);
}

/** Whether the local half is called UTGST: a union territory without a legislature. */
export function isUnionTerritory(code: string): boolean {
  return ["04", "26", "31", "35", "38", "97"].includes(code);
}

/** What a buyer with a GSTIN says about a delivery to another state. */
export type ShipTo = "own_site" | "third_party";

export type SupplyFacts = {
  /** The state of the GSTIN that sells. */
  sellerState: string;
  buyerGstin: string | null;
  /** The state of the delivery; null without an address. */
  deliveryState: string | null;
  /** The answer to `asksShipTo`; null where it was not asked. */
  shipTo: ShipTo | null;
  /** A unit that is put together at its site, as DC chargers are. */
  isInstalledAtSite?: boolean;
};

/** Whether to ask a buyer if the delivery goes to their own site or to another party. */
export function asksShipTo(facts: Pick<SupplyFacts, "buyerGstin" | "deliveryState">): boolean {
  const { buyerGstin, deliveryState } = facts;
  return buyerGstin !== null && deliveryState !== null && buyerGstin.slice(0, 2) !== deliveryState;
}

/**
 * The place of supply (IGST Act, section 10). Without a GSTIN it is the state of the delivery, whatever the billing
 * address; with one, where the delivery ends, or the GSTIN's state for goods sent to another party on the buyer's
 * order.
 * @throws RangeError when the question of `asksShipTo` is not answered.
 */
export function placeOfSupply(facts: SupplyFacts): PlaceOfSupply {
  const { stateCode, reason } = placeOf(facts);
  return { stateCode, reason, isInterState: stateCode !== facts.sellerState };
}

/** Why the place of supply is that state, as a document says it. */
export const PLACE_REASONS: Record<PlaceReason, string> = {
  delivery: "where the goods are delivered",
  own_site: "the buyer’s own site, where the delivery ends",
  third_party: "the buyer’s registration: delivered to another party on the buyer’s order",
  installed_at_site: "where the charger is assembled",
  no_address: "the seller’s state, as no address was given",
};

/** The same for services alone. */
export const WORK_REASONS: Record<PlaceReason, string> = {
  ...PLACE_REASONS,
  delivery: "where the work is done",
  own_site: "the buyer’s own site, where the work is done",
  third_party: "the buyer’s registration: done for another party on the buyer’s order",
  installed_at_site: "where the work is done",
};

function placeOf(facts: SupplyFacts): { stateCode: string; reason: PlaceReason } {
  const { sellerState, buyerGstin, deliveryState, shipTo } = facts;
  const own = buyerGstin?.slice(0, 2);
  if (deliveryState === null)
    return own
      ? { stateCode: own, reason: "own_site" }
      : { stateCode: sellerState, reason: "no_address" };
  if (facts.isInstalledAtSite) return { stateCode: deliveryState, reason: "installed_at_site" };
  if (own === undefined) return { stateCode: deliveryState, reason: "delivery" };
  if (!asksShipTo(facts)) return { stateCode: deliveryState, reason: "own_site" };
  if (shipTo === null) throw new RangeError("Nobody said whose site the delivery goes to.");
  return shipTo === "own_site"
    ? { stateCode: deliveryState, reason: shipTo }
    : { stateCode: own, reason: shipTo };
}
