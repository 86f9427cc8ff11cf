import type { TaxDocument } from "@/lib/tax/document";
import { periodBreaches } from "@/lib/tax/returns/checks";
import { type Gstr1, gstr1 } from "@/lib/tax/returns/gstr1";
import {
  aNote,
  anInvoice,
  aReceipt,
  COMPANY,
  charger,
  FAR_CONSUMER,
  tampered,
  usesOf,
} from "@/tests/support/tax/documents";

const NOVEMBER = { gstin: "29AABCE1234F1Z1", month: "2026-11" };
const B = anInvoice({ buyer: COMPANY, serial: 102 });
const LARGE = anInvoice({
  buyer: FAR_CONSUMER,
  serial: 103,
  lines: [charger({ unitPaise: 1_89_999_00 })],
});
const OPEN = aReceipt();
const USED = aReceipt({ serial: 2 });
const BEFORE = aReceipt({ day: "2026-10-30" });
const MONTH = [
  ...[anInvoice(), B, LARGE, aNote(B, [2]), aNote(LARGE, [1], { serial: 13 }), OPEN, USED],
  anInvoice({ serial: 104, advances: usesOf(USED) }),
  anInvoice({ serial: 105, advances: usesOf(BEFORE) }),
];

const breaches = (documents: TaxDocument[], file: Gstr1 = gstr1(documents, NOVEMBER)) =>
  periodBreaches(documents, NOVEMBER, file).map(
    ({ where, rule, detail }) => `${where}: ${rule}: ${detail}`,
  );

it("a right month has nothing to say", () => {
  expect(breaches(MONTH)).toEqual([]);
  expect(breaches([])).toEqual([]);
});

it("a missing HSN is named with its document", () => {
  const broken = MONTH.map((one) => (one === B ? tampered(B, 0, { hsn: "" }) : one));
  expect(breaches(broken)).toContainEqual(
    expect.stringMatching(/^EV\/2627\/000102: every line has an HSN or SAC: line 1/),
  );
});

it("a deleted row leaves a hole in its series", () => {
  const rest = MONTH.filter((one) => one !== B);
  expect(breaches(rest)).toContainEqual(
    "EV/2627/…: numbers have no hole: 1 missing after EV/2627/000101",
  );
  expect(breaches(rest)).toContainEqual("13: table 13 counts every document: 9 of 8");
});

it("a cancelled document leaves no hole, and stands in no table", () => {
  const rest = MONTH.filter((one) => one !== B);
  const file = gstr1(rest, NOVEMBER, [B]);
  expect(periodBreaches(rest, NOVEMBER, file, [B])).toEqual([]);
  const listed = periodBreaches(rest, NOVEMBER, gstr1(MONTH, NOVEMBER), [B]);
  expect(listed).toContainEqual(
    expect.objectContaining({ where: B.number, detail: "no such document" }),
  );
});

it("a document in the wrong table is named", () => {
  const right = gstr1(MONTH, NOVEMBER);
  const inv = [{ ...(right.b2b?.[0]?.inv[0] as object), itms: right.b2b?.[0]?.inv[0]?.itms }];
  const wrong = { ...right, b2b: undefined, b2cl: [...(right.b2cl ?? []), { pos: "27", inv }] };
  const said = breaches(MONTH, wrong as Gstr1);
  expect(said).toContainEqual("EV/2627/000102: it stands in table 4 (B2B) once: found in 5 (B2CL)");
  expect(said.join()).toContain("tables 4 + 9B of registered = documents");
  expect(said.join()).toContain("tables 5 + 7 + 9B of unregistered = documents");
});

it.each<[string, (file: Gstr1) => object, string]>([
  ["a left-out invoice", (file) => ({ ...file, b2b: undefined }), "once: not found"],
  ["another value", (file) => valued(file, 1), "it is listed with its value"],
  [
    "a row too few in table 12",
    (file) => ({ ...file, hsn: { ...file.hsn, hsn_b2b: [] } }),
    "table 12 B2B = documents",
  ],
  ["a left-out advance", (file) => ({ ...file, at: undefined }), "tables 11A − 11B = vouchers"],
  ["a row too few in table 7", (file) => ({ ...file, b2cs: file.b2cs?.slice(1) }), "tables 5 + 7"],
])("%s is found", (_what, change, words) => {
  const file = change(gstr1(MONTH, NOVEMBER)) as Gstr1;
  expect(breaches(MONTH, file).join()).toContain(words);
});

it("an invoice that was given twice, or that nobody issued, is found", () => {
  expect(breaches([...MONTH, B])).toContainEqual(
    "EV/2627/000102: a number is given once: given twice",
  );
  const stranger = gstr1([...MONTH, anInvoice({ buyer: COMPANY, serial: 106 })], NOVEMBER);
  expect(breaches(MONTH, stranger)).toContainEqual(
    "EV/2627/000106: table 4 (B2B) lists documents of the period that belong there: no such document",
  );
});

function valued(file: Gstr1, val: number): object {
  return {
    ...file,
    b2b: file.b2b?.map((one) => ({ ...one, inv: one.inv.map((inv) => ({ ...inv, val })) })),
  };
}
