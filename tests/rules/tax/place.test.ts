import { STATES } from "@/lib/states";
import { asksShipTo, placeOfSupply, type ShipTo, stateCodeOf, stateName } from "@/lib/tax/place";

const MAHARASHTRA = "27AAPFU0939F1ZV";
type Row = [
  what: string,
  gstin: string | null,
  delivery: string | null,
  shipTo: ShipTo | null,
  state: string,
  reason: string,
];

it.each<Row>([
  ["a consumer at home", null, "29", null, "29", "delivery"],
  // Whatever the billing address: section 10(1)(ca), since October 2023.
  ["a consumer who is billed elsewhere", null, "27", null, "27", "delivery"],
  ["a consumer without an address", null, null, null, "29", "no_address"],
  ["a business in its own state", MAHARASHTRA, "27", null, "27", "own_site"],
  ["a business at its site elsewhere", MAHARASHTRA, "29", "own_site", "29", "own_site"],
  ["a business for another party", MAHARASHTRA, "29", "third_party", "27", "third_party"],
  ["a business without an address", MAHARASHTRA, null, null, "27", "own_site"],
])(
  "%s: the place of supply and its reason",
  (_what, buyerGstin, deliveryState, shipTo, state, reason) => {
    const supply = placeOfSupply({ sellerState: "29", buyerGstin, deliveryState, shipTo });
    expect(supply).toEqual({ stateCode: state, reason, isInterState: state !== "29" });
  },
);

it("a unit that is assembled on site is supplied there, whoever buys it", () => {
  const facts = { sellerState: "29", deliveryState: "33", isInstalledAtSite: true } as const;
  const place = { stateCode: "33", reason: "installed_at_site", isInterState: true };
  expect(placeOfSupply({ ...facts, buyerGstin: null, shipTo: null })).toEqual(place);
  expect(placeOfSupply({ ...facts, buyerGstin: MAHARASHTRA, shipTo: "third_party" })).toEqual(
    place,
  );
});

it("asks only a business whose goods go to another state, and needs the answer", () => {
  expect(asksShipTo({ buyerGstin: MAHARASHTRA, deliveryState: "29" })).toBe(true);
  expect(asksShipTo({ buyerGstin: MAHARASHTRA, deliveryState: "27" })).toBe(false);
  expect(asksShipTo({ buyerGstin: null, deliveryState: "29" })).toBe(false);
  const unanswered = { sellerState: "29", buyerGstin: MAHARASHTRA, deliveryState: "29" };
  expect(() => placeOfSupply({ ...unanswered, shipTo: null })).toThrow(RangeError);
});

it("states have names and codes, both ways", () => {
  expect(stateName("07")).toBe("Delhi");
  expect(stateName("97")).toBe("Other Territory");
  expect(stateCodeOf("Nowhere")).toBeUndefined();
  for (const [code, name] of Object.entries(STATES)) expect(stateCodeOf(name)).toBe(code);
});
