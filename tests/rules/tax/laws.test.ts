import { composeDocument } from "@/lib/tax/compose";
import { breachesOf } from "@/lib/tax/laws";
import { taxedLines } from "@/lib/tax/lines";
import {
  anInvoice,
  aReceipt,
  COMPANY,
  charger,
  installation,
  SELLER,
  tampered,
  usesOf,
} from "@/tests/support/tax/documents";

it("a composed document has its number, its day in India and its sums", () => {
  const document = anInvoice();
  expect(document).toMatchObject({ number: "EV/2627/000101", day: "2026-11-05" });
  expect(document.totals).toMatchObject({ taxablePaise: 37_568_82, totalPaise: 39_998_00 });
  expect(breachesOf(document)).toEqual([]);
  expect(breachesOf(anInvoice({ buyer: COMPANY }))).toEqual([]);
});

it.each([
  ["a lost paisa", { totalPaise: 34_998_99 }, "the lines add up to the totals"],
  ["unequal halves", { cgstPaise: 833_32, taxablePaise: 33_332_37 }, "two equal halves"],
  ["IGST at home", { cgstPaise: 0, sgstPaise: 0, igstPaise: 1_666_62 }, "two equal halves"],
  ["another rate", { rateBp: 1800 }, "tax = taxable value × rate"],
  ["no HSN", { hsn: "" }, "every line has an HSN or SAC"],
  ["goods with a service's code", { hsn: "998736" }, "begin with 99"],
  ["goods without a unit", { uqc: "NA" }, "have the unit NA"],
  ["another price", { unitPaise: 1 }, "price × quantity = gross"],
])("%s is named by its rule", (_what, changes, rule) => {
  const breaches = breachesOf(tampered(anInvoice(), 0, changes));
  expect(breaches.map((breach) => breach.rule).join()).toContain(rule);
});

it.each([
  [
    "a place of supply that contradicts the tax",
    { supply: { stateCode: "27", reason: "delivery", isInterState: false } },
  ],
  ["a GSTIN with a wrong character", { buyer: { ...COMPANY, gstin: "27AAPFU0939F1ZW" } }],
  ["a seller in another state", { seller: { ...SELLER, stateCode: "27" } }],
  [
    "an invoice that credits another",
    { original: { number: "EV/2627/000001", day: "2026-11-01", totalPaise: 1 } },
  ],
] as const)("%s is not composed", (_what, changes) => {
  expect(() => anInvoice({ ...changes })).toThrow("EV/2627/000101: ");
});

it("an invoice uses advances for its services alone, and no more than they are worth", () => {
  const advances = usesOf(aReceipt());
  expect(breachesOf(anInvoice({ advances }))).toEqual([]);
  const rule = "an invoice, and no other document, uses advances up to the worth of its services";
  for (const changes of [
    { advances, lines: [charger()] },
    { advances, lines: [installation({ unitPaise: 4_998_00 })] },
  ])
    expect(() => anInvoice(changes)).toThrow(rule);
  expect(() => aReceipt({ advances })).toThrow(rule);
});

it("a credit note without its original is not composed", () => {
  const supply = { stateCode: "29", reason: "delivery", isInterState: false } as const;
  const { seller, buyer, payment } = anInvoice();
  const note = {
    kind: "credit_note",
    prefix: "EV",
    serial: 1,
    issuedAt: new Date(),
    reason: "Returned",
  } as const;
  const parts = {
    ...note,
    seller,
    buyer,
    payment,
    supply,
    delivery: null,
    original: null,
    advances: [],
  };
  expect(() => composeDocument({ ...parts, lines: taxedLines([charger()], supply) })).toThrow(
    "name their original",
  );
});
