import { asksPan, businessFrom } from "@/lib/orders/business/rules";

const given = { gstin: "27AABCE1234F1Z5", legal_name: "Eastern Chargers LLP" };
const billing = { address: "7, Carter Road", city: "Mumbai", pin: "400050" };
const asked = { use: "own_site" as const, billing };
const PLACE = { state: "Karnataka", billingState: "Maharashtra" };

test.each([
  ["everything that is asked", asked, PLACE, undefined],
  ["a GSTIN of the state of the delivery", {}, { ...PLACE, state: "Maharashtra" }, undefined],
  ["nothing about the site", { billing }, PLACE, "business.use"],
  [
    "no address of the registration",
    { use: "own_site" as const },
    PLACE,
    "business.billing.address",
  ],
  ["an address of another state", asked, { ...PLACE, billingState: "Goa" }, "business.billing.pin"],
  [
    "an address whose PIN code nobody knows",
    asked,
    { ...PLACE, billingState: undefined },
    undefined,
  ],
])("a business with %s", (_, more, place, field) => {
  const made = businessFrom({ ...given, ...more }, place);
  expect("fault" in made ? made.fault.field : undefined).toBe(field);
});

test("keeps nothing that was not asked", () => {
  const made = businessFrom({ ...given, ...asked }, { ...PLACE, state: "Maharashtra" });
  expect(made).toMatchObject({ business: { use: null, billing: null } });
});

test.each([
  [2_00_000_00, 2_00_000_00, false, false],
  [2_00_000_01, 2_00_000_00, false, true],
  [2_00_000_01, 2_00_000_00, true, false],
  [9_00_000_00, null, false, false],
])(
  "a total of %d paise above %p, with a GSTIN %p, asks for the PAN: %p",
  (total, above, has, asks) => {
    expect(asksPan(total, above, has)).toBe(asks);
  },
);
