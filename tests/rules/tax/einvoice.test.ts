import { generateKeyPairSync, sign } from "node:crypto";
import type { TaxDocument } from "@/lib/tax/document";
import { answeredNumbers, einvoiceAnswers } from "@/lib/tax/einvoice/answer";
import { einvoiceFiles } from "@/lib/tax/einvoice/batch";
import { isReported, mayCancel, reportBy, reportState } from "@/lib/tax/einvoice/duty";
import { inv01 } from "@/lib/tax/einvoice/inv01";
import { irnOf } from "@/lib/tax/einvoice/irn";
import type { Transport } from "@/lib/tax/eway/transport";
import { aNote, anInvoice, aReceipt, COMPANY, usesOf } from "@/tests/support/tax/documents";
import INV01 from "@/tests/support/tax/examples/inv01.json";
import PAYLOAD from "@/tests/support/tax/examples/qr-payload.json";
import { INV01_SCHEMA } from "@/tests/support/tax/schemas/inv01";
import { schemaFaults } from "@/tests/support/tax/valid";

const B = anInvoice({ buyer: COMPANY, serial: 102, day: "2026-11-06" });
const NOTE = aNote(B, [2]);

const named = (kind: TaxDocument["kind"], number: string, day: string) => ({
  ...B,
  kind,
  number,
  day,
});

it.each([
  [B, "b827d6dc6cfd5e7e78bd4dc5f68f6e98aad42c1f3ce4620c1d575ea57062d744"],
  [NOTE, "42b81a0cc155b87c4e99dce2be2fa32a4fcfc61eebe14513b0a0429039b3e10e"],
  [
    named("tax_invoice", "EV/2627/000999", "2027-03-31"),
    "a42dcd2b518289c5d5d28dfe3795f2054d380c9059b6f2dc06a110eef512a72b",
  ],
  [
    named("tax_invoice", "EV/2728/000001", "2027-04-01"),
    "ab748a8b8b610fa35f4e47ab0b31924bd999c7e1a261cb5a823901c6ec478c36",
  ],
])("the portal's number of a document follows from it: %#", (document, irn) => {
  expect(irnOf(document)).toBe(irn);
});

it("an invoice is the worked example, byte for byte", () => {
  expect(JSON.stringify(inv01(B))).toBe(JSON.stringify(INV01));
  expect(schemaFaults(INV01_SCHEMA, inv01(B))).toEqual([]);
});

it("a credit note names its invoice, with positive amounts", () => {
  const file = inv01(NOTE);
  expect(file.DocDtls).toEqual({ Typ: "CRN", No: "EVCN/2627/00012", Dt: "20/11/2026" });
  expect(file.RefDtls).toEqual({ PrecDocDtls: [{ InvNo: B.number, InvDt: "06/11/2026" }] });
  expect(file.ValDtls.TotInvVal).toBe(4_999);
  expect(schemaFaults(INV01_SCHEMA, file)).toEqual([]);
});

it("an invoice names the advances that it uses", () => {
  const receipt = aReceipt({ buyer: COMPANY });
  const file = inv01(anInvoice({ buyer: COMPANY, advances: usesOf(receipt) }));
  expect(file.RefDtls).toEqual({
    ContrDtls: [{ RecAdvRefr: "EVRV/2627/00001", RecAdvDt: "05/11/2026" }],
  });
  expect(schemaFaults(INV01_SCHEMA, file)).toEqual([]);
});

it("says how the goods travel, where the portal is to make the e-way bill", () => {
  const transport: Transport = {
    ...{ mode: "road", distanceKm: 0, vehicleNumber: "KA01AB1234" },
    ...{ transporterId: "", transporterName: "", receiptNumber: "", receiptDay: null },
  };
  const file = inv01(B, undefined, transport);
  const way = { TransMode: "1", Distance: 0, VehNo: "KA01AB1234", VehType: "R" };
  expect(file.EwbDtls).toEqual(way);
  expect(schemaFaults(INV01_SCHEMA, file)).toEqual([]);
  expect(inv01(NOTE, undefined, transport)).not.toHaveProperty("EwbDtls");
});

it("what the portal refuses in texts is taken out, and long ones are cut", () => {
  const buyer = {
    ...COMPANY,
    name: `Uday "Fleet"\\ LLP`,
    address: `${"long ".repeat(19)}address, Fort, Mumbai`,
  };
  const { BuyerDtls } = inv01(anInvoice({ buyer }));
  expect(BuyerDtls.LglNm).toBe("Uday 'Fleet'' LLP");
  expect(BuyerDtls.Addr1).toHaveLength(100);
  expect(BuyerDtls.Addr2).toBe("ss, Fort, Mumbai");
  expect(schemaFaults(INV01_SCHEMA, inv01(anInvoice({ buyer })))).toEqual([]);
});

it("the GSTIN of the delivery is asked for only from the day of its rule on", () => {
  const delivery = {
    name: "Depot",
    address: "Plot 7",
    place: "Mumbai",
    pin: "400093",
    stateCode: "27",
  };
  const document = anInvoice({ buyer: COMPANY, delivery });
  const gstin = (from: string | null) => inv01(document, { from }).ShipDtls?.Gstin;
  expect([gstin(null), gstin("2026-11-06"), gstin("2026-11-05")]).toEqual([
    undefined,
    undefined,
    "URP",
  ]);
});

it("consumers and vouchers are never reported", () => {
  const terms = { from: "2026-11-01", reportDays: 30 };
  expect([B, NOTE].map((one) => isReported(one, terms))).toEqual([true, true]);
  expect([anInvoice(), aReceipt({ buyer: COMPANY })].map((one) => isReported(one, terms))).toEqual([
    false,
    false,
  ]);
  expect(isReported(B, { ...terms, from: null })).toBe(false);
  expect(isReported(B, { ...terms, from: "2026-11-07" })).toBe(false);
  expect(() => inv01(anInvoice())).toThrow("only invoices and notes of businesses");
});

it.each([
  ["2026-11-30", "open"],
  ["2026-12-01", "urgent"],
  ["2026-12-06", "urgent"],
  ["2026-12-07", "too late"],
])("an invoice of 6 November on %s is %s", (today, state) => {
  const by = (reportDays: number | null) => reportBy("2026-11-06", { from: null, reportDays });
  expect(reportState(by(30), today)).toBe(state);
  expect(reportState(by(null), today)).toBe("open");
});

it("the portal cancels for a day", () => {
  const ackAt = "2026-11-06 15:04:05";
  expect(mayCancel(ackAt, new Date("2026-11-07T15:04:05+05:30"))).toBe(true);
  expect(mayCancel(ackAt, new Date("2026-11-07T15:04:06+05:30"))).toBe(false);
});

it("a file has one registration and at most 200 documents", () => {
  const many = Array.from({ length: 201 }, (_, index) =>
    anInvoice({ buyer: COMPANY, serial: index + 1 }),
  ).map((document) => ({ document, transport: null }));
  const files = einvoiceFiles(many.toReversed());
  expect(files.map(({ text }) => JSON.parse(text).length)).toEqual([200, 1]);
  expect(files[1]?.name).toBe("einvoice-29AABCE1234F1Z1-EV-2627-000201-2.json");
  expect(einvoiceFiles(many)).toEqual(files);
});

describe("the portal's answer", () => {
  const portal = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const KEY = portal.publicKey.export({ type: "spki", format: "pem" }).toString();
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const token = (payload: unknown = PAYLOAD, key = portal.privateKey, alg = "RS256") => {
    const text = `${part({ alg, typ: "JWT" })}.${part(payload)}`;
    return `${text}.${sign("RSA-SHA256", Buffer.from(text), key).toString("base64url")}`;
  };
  const IRN = irnOf(B);
  const row = {
    "Ack No": "112610000000001",
    "Ack Date": "2026-11-06 15:04:05",
    "Doc No": B.number,
    "Doc Date": "06/11/2026",
    IRN,
  };
  const ours = new Map([[B.number, B]]);
  const read = (rows: object[] | string) =>
    einvoiceAnswers(typeof rows === "string" ? rows : JSON.stringify(rows), ours, KEY);

  it("is taken from JSON and from CSV, with any spelling of its headers", () => {
    const einvoice = {
      irn: IRN,
      ackNumber: "112610000000001",
      ackAt: "2026-11-06 15:04:05",
      signedQr: token(),
    };
    const taken = [{ number: B.number, einvoice, eway: null }];
    expect(answeredNumbers(JSON.stringify([{ SignedQRCode: token() }]))).toEqual([B.number]);
    expect(read([{ ...row, SignedQRCode: token() }])).toEqual(taken);
    const csv = `Ack No.,Ack_Date,Doc No,IRN,Signed QR Code\r\n112610000000001,2026-11-06 15:04:05,${B.number},${IRN},${token()}\r\n`;
    expect(read(csv)).toEqual(taken);
  });

  it("brings the e-way bill that was made with it", () => {
    const made = { EwbNo: 351012345678, "EWB Valid Till": "2026-11-08 23:59:00" };
    expect(read([{ ...row, ...made, SignedQRCode: token() }])).toMatchObject([
      { eway: { number: "351012345678", validTill: "2026-11-08 23:59:00" } },
    ]);
  });

  it("names the document by its signed code alone", () => {
    const { "Doc No": _number, ...rest } = row;
    expect(read([{ ...rest, SignedQRCode: token() }])[0]).toHaveProperty("einvoice");
  });

  const changed = (change: object) => ({
    ...PAYLOAD,
    data: JSON.stringify({ ...JSON.parse(PAYLOAD.data), ...change }),
  });
  const [head, , signature] = token().split(".");
  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

  it.each<[string, object, string]>([
    [
      "a changed code",
      { SignedQRCode: `${head}.${part(changed({ TotInvVal: 1 }))}.${signature}` },
      "was changed",
    ],
    ["another's signature", { SignedQRCode: token(PAYLOAD, stranger) }, "not signed by the key"],
    [
      "another algorithm",
      { SignedQRCode: token(PAYLOAD, portal.privateKey, "none") },
      "not signed by the key",
    ],
    ["no code", {}, "is missing"],
    ["no token", { SignedQRCode: "hello" }, "is missing"],
    [
      "another document's number",
      { IRN: irnOf(NOTE), SignedQRCode: token() },
      "is not the one of this document",
    ],
    [
      "a signed value that differs",
      { SignedQRCode: token(changed({ TotInvVal: 39_999 })) },
      "value in paise is 3999900",
    ],
    [
      "a signed buyer who differs",
      { SignedQRCode: token(changed({ BuyerGstin: "07AABCE1234F1Z7" })) },
      "buyer is 07AABCE1234F1Z7",
    ],
    [
      "another day",
      { "Doc Date": "2026-11-07", SignedQRCode: token() },
      "The portal says 2026-11-07",
    ],
    [
      "a shortened number",
      { "Ack No": "1.1261E+14", SignedQRCode: token() },
      "A spreadsheet has shortened",
    ],
    ["no acknowledgement", { "Ack No": "", SignedQRCode: token() }, "has no number or no time"],
    ["a stranger's document", { "Doc No": "XX/1", SignedQRCode: "" }, "no document of ours"],
  ])("with %s is refused in words", (_what, change, words) => {
    expect(read([{ ...row, ...change }])).toMatchObject([
      { fault: expect.stringContaining(words) },
    ]);
  });

  it("that is no table is refused", () => {
    expect(() => read("[{")).toThrow(SyntaxError);
    expect(read("")).toEqual([]);
  });
});
