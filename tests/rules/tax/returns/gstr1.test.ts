import { gstr1 } from "@/lib/tax/returns/gstr1";
import { withoutRegistered } from "@/lib/tax/returns/unregistered";
import {
  aNote,
  anInvoice,
  aReceipt,
  COMPANY,
  CONSUMER,
  charger,
  FAR_CONSUMER,
  installation,
  usesOf,
} from "@/tests/support/tax/documents";
import LARGE from "@/tests/support/tax/examples/b2cl.json";
import NOTES from "@/tests/support/tax/examples/cdnr.json";
import WHOLE from "@/tests/support/tax/examples/gstr1.json";
import { GSTR1_SCHEMA } from "@/tests/support/tax/schemas/gstr1";
import { schemaFaults } from "@/tests/support/tax/valid";

const NOVEMBER = { gstin: "29AABCE1234F1Z1", month: "2026-11" };
const A = anInvoice();
const B = anInvoice({ buyer: COMPANY, serial: 102, day: "2026-11-06" });
const C = anInvoice({
  buyer: FAR_CONSUMER,
  serial: 103,
  day: "2026-11-10",
  lines: [charger({ description: "DC charger", unitPaise: 1_89_999_00 })],
});

it("is the worked example, byte for byte, in any order of the documents", () => {
  const text = JSON.stringify(gstr1([B, A], NOVEMBER));
  expect(text).toBe(JSON.stringify(WHOLE));
  expect(JSON.stringify(gstr1([A, B], NOVEMBER))).toBe(text);
  expect(schemaFaults(GSTR1_SCHEMA, WHOLE)).toEqual([]);
});

it("a business's credit note stands in 9B, and its goods leave table 12", () => {
  const file = gstr1([A, B, aNote(B, [2])], NOVEMBER);
  expect({ cdnr: file.cdnr }).toEqual(NOTES);
  expect(file.hsn?.hsn_b2b?.map(({ hsn_sc }) => hsn_sc)).toEqual(["85044030"]);
  expect(file.doc_issue?.doc_det[1]).toEqual({
    doc_num: 5,
    doc_typ: "Credit Note",
    docs: [
      {
        num: 1,
        from: "EVCN/2627/00012",
        to: "EVCN/2627/00012",
        totnum: 1,
        cancel: 0,
        net_issue: 1,
      },
    ],
  });
  expect(schemaFaults(GSTR1_SCHEMA, file)).toEqual([]);
});

it("of a cancelled invoice only its number is left, in table 13", () => {
  const file = gstr1([A], NOVEMBER, [B]);
  expect([file.b2b, file.hsn?.hsn_b2b]).toEqual([undefined, undefined]);
  expect(file.doc_issue?.doc_det[0]?.docs).toEqual([
    { num: 1, from: A.number, to: B.number, totnum: 2, cancel: 1, net_issue: 1 },
  ]);
  expect(schemaFaults(GSTR1_SCHEMA, file)).toEqual([]);
  const nothing = gstr1([], NOVEMBER, [B]);
  expect(nothing.doc_issue?.doc_det[0]?.docs).toMatchObject([{ cancel: 1, net_issue: 0 }]);
});

it("what the e-invoice portal reports by itself can be left out of tables 4 and 9B alone", () => {
  const note = aNote(B, [2]);
  const file = gstr1([A, B, note], NOVEMBER);
  const rest = withoutRegistered(file, new Set([B.number]));
  expect([rest.b2b, rest.cdnr]).toEqual([undefined, file.cdnr]);
  expect(rest.hsn).toEqual(file.hsn);
  const none = withoutRegistered(file, new Set([B.number, note.number]));
  expect(schemaFaults(GSTR1_SCHEMA, none)).toEqual([]);
  expect(withoutRegistered(file, new Set())).toEqual(file);
});

it("a consumer's credit note lowers table 7, and a row without value is left out", () => {
  const file = gstr1([A, B, aNote(A, [2])], NOVEMBER);
  expect(file.b2cs?.map(({ rt }) => rt)).toEqual([5]);
  expect([file.cdnur, file.cdnr]).toEqual([undefined, undefined]);
});

it("a note of an earlier month's invoice makes a row of table 7 negative", () => {
  const [row] = gstr1([aNote(anInvoice({ day: "2026-10-30" }), [1])], NOVEMBER).b2cs ?? [];
  expect(row).toMatchObject({ txval: -33_332.38, camt: -833.31, samt: -833.31 });
});

it("a consumer's large invoice to another state is listed, and its note too", () => {
  expect({ b2cl: gstr1([C], NOVEMBER).b2cl }).toEqual(LARGE);
  const file = gstr1([C, aNote(C, [1])], NOVEMBER);
  expect(file.cdnur).toMatchObject([
    { nt_num: "EVCN/2627/00012", typ: "B2CL", pos: "27", val: 1_89_999 },
  ]);
  expect(schemaFaults(GSTR1_SCHEMA, file)).toEqual([]);
  // A small part of a large invoice counts by the invoice.
  const part = { ...aNote(C, [1]), totals: { ...C.totals, totalPaise: 1_00 } };
  expect(gstr1([part], NOVEMBER).cdnur).toHaveLength(1);
});

it.each([
  ["another state", 1_00_000_00, "b2cs", FAR_CONSUMER],
  ["another state", 1_00_000_01, "b2cl", FAR_CONSUMER],
  ["the same state", 50_00_000_00, "b2cs", CONSUMER],
] as const)("a consumer of %s who pays %d paise is in %s", (_where, unitPaise, table, buyer) => {
  const file = gstr1([anInvoice({ buyer, lines: [charger({ unitPaise })] })], NOVEMBER);
  expect([file.b2cs?.length ?? 0, file.b2cl?.length ?? 0]).toEqual(
    table === "b2cs" ? [1, 0] : [0, 1],
  );
});

it("the schema refuses what the portal refuses", () => {
  const file = gstr1([A, B], NOVEMBER);
  const said = (change: object) => schemaFaults(GSTR1_SCHEMA, { ...file, ...change }).length;
  expect(said({})).toBe(0);
  for (const change of [
    { b2cl: [] },
    { fp: "2026-11" },
    { b2cs: [{ ...file.b2cs?.[0], txval: "33332.38" }] },
    { b2cs: [{ ...file.b2cs?.[0], iamt: 1 }] },
    { b2cs: [{ ...file.b2cs?.[0], txval: 1.005 }] },
    { b2b: [{ ctin: "27AAPFU0939F1ZV", inv: [], name: "Uday" }] },
  ])
    expect(said(change)).toBeGreaterThan(0);
});

it("before August 2024 the limit was two and a half lakh", () => {
  const old = anInvoice({
    buyer: FAR_CONSUMER,
    day: "2024-07-31",
    lines: [charger({ unitPaise: 2_00_000_00 })],
  });
  expect(gstr1([old], { ...NOVEMBER, month: "2024-07" }).b2cl).toBeUndefined();
});

it("a service has no quantity, and goods that came back are taken off", () => {
  const many = anInvoice({ lines: [charger({ quantity: 3 }), installation({ quantity: 2 })] });
  const [goods, service] = gstr1([many], NOVEMBER).hsn?.hsn_b2c ?? [];
  expect([goods?.uqc, goods?.qty]).toEqual(["NOS", 3]);
  expect([service?.uqc, service?.qty]).toEqual(["NA", 0]);
});

it("a code that is not in the extract of the master is named by its line", () => {
  const relay = anInvoice({
    lines: [
      charger({ hsn: "85369090", description: "Relay, 3-phase “fast” for depots and homes" }),
    ],
  });
  const [row] = gstr1([relay], NOVEMBER).hsn?.hsn_b2c ?? [];
  expect(row).toMatchObject({ user_desc: "Relay 3-phase fast for depots" });
  expect(row).not.toHaveProperty("desc");
});

it("UTGST is the second half of a union territory", () => {
  const seller = { ...A.seller, gstin: "04AABCE1234F1ZD", stateCode: "04" };
  const buyer = { ...CONSUMER, stateCode: "04" };
  const supply = { stateCode: "04", reason: "delivery", isInterState: false } as const;
  const document = anInvoice({ seller, buyer, supply });
  const file = gstr1([document], { ...NOVEMBER, gstin: seller.gstin });
  expect(document.totals).toMatchObject({ sgstPaise: 0, utgstPaise: 1_214_59 });
  expect(file.b2cs?.[0]).toMatchObject({ camt: 833.31, samt: 833.31 });
});

it("other months and other registrations stay out", () => {
  const files = [
    { ...NOVEMBER, month: "2026-12" },
    { ...NOVEMBER, gstin: "27AABCE1234F1Z5" },
  ];
  for (const period of files) {
    expect(Object.keys(gstr1([A, B], period))).toEqual(["gstin", "fp", "version", "hash"]);
  }
});

describe("advances", () => {
  const row = {
    pos: "29",
    sply_ty: "INTRA",
    itms: [{ rt: 18, ad_amt: 4_236.44, camt: 381.28, samt: 381.28, csamt: 0 }],
  };

  it("an open one is taxed in its month", () => {
    const file = gstr1([aReceipt()], NOVEMBER);
    expect([file.at, file.txpd]).toEqual([[row], undefined]);
    expect(file.doc_issue?.doc_det[0]).toMatchObject({ doc_num: 6 });
    expect(schemaFaults(GSTR1_SCHEMA, file)).toEqual([]);
  });

  it("one that is used in its month leaves no trace, and one of an earlier month is taken off", () => {
    const now = aReceipt();
    const before = aReceipt({ day: "2026-10-30" });
    const used = gstr1(
      [now, anInvoice({ lines: [installation()], advances: usesOf(now) })],
      NOVEMBER,
    );
    expect([used.at, used.txpd]).toEqual([undefined, undefined]);
    const invoiced = anInvoice({ lines: [installation()], advances: usesOf(before) });
    const late = gstr1([before, invoiced], NOVEMBER);
    expect([late.at, late.txpd]).toEqual([undefined, [row]]);
  });

  it("one of another state than its invoice is taken off where it was taxed", () => {
    const before = aReceipt({ day: "2026-10-30" });
    const invoice = { buyer: FAR_CONSUMER, lines: [installation()], advances: usesOf(before) };
    const file = gstr1([anInvoice(invoice)], NOVEMBER);
    expect([file.txpd, file.b2cs?.map(({ pos }) => pos)]).toEqual([[row], ["27"]]);
  });

  it("one that is given back is taken off too", () => {
    const before = aReceipt({ day: "2026-10-30" });
    const original = {
      number: before.number,
      day: before.day,
      totalPaise: before.totals.totalPaise,
    };
    const file = gstr1(
      [aReceipt({ kind: "refund_voucher", original, reason: "Cancelled" })],
      NOVEMBER,
    );
    expect([file.at, file.txpd]).toEqual([undefined, [row]]);
  });
});
