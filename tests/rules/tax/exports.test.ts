import { parse } from "csv-parse/sync";
import { returnCsv, tablesIn } from "@/lib/tax/exports/return-csv";
import { entriesOf, tallyNames, tallyXml } from "@/lib/tax/exports/tally";
import { zohoInvoices, zohoNotes } from "@/lib/tax/exports/zoho";
import { gstr1 } from "@/lib/tax/returns/gstr1";
import {
  aNote,
  anInvoice,
  aReceipt,
  COMPANY,
  charger,
  FAR_CONSUMER,
  installation,
  usesOf,
} from "@/tests/support/tax/documents";

const NOVEMBER = { gstin: "29AABCE1234F1Z1", month: "2026-11" };
const A = anInvoice();
const B = anInvoice({ buyer: { ...COMPANY, name: "=Uday & Sons <Fleet>" }, serial: 102 });
const LARGE = anInvoice({
  buyer: FAR_CONSUMER,
  serial: 103,
  lines: [charger({ unitPaise: 1_89_999_00 })],
});
const RECEIPT = aReceipt();
const WORK = anInvoice({ serial: 104, lines: [installation()], advances: usesOf(RECEIPT) });
const SOLD = [A, B, LARGE, aNote(B, [2]), aNote(LARGE, [1], { serial: 13 })];
const MONTH = [...SOLD, RECEIPT, WORK];
const NAMES = tallyNames("Example EV Chargers Pvt Ltd");

const rowsOf = (text: string): Record<string, string>[] =>
  parse(text, { columns: true, bom: true });

describe("the return for people", () => {
  const files = new Map(returnCsv(gstr1(SOLD, NOVEMBER)).map(({ name, text }) => [name, text]));

  it("has names that are known before it is made", () => {
    for (const documents of [SOLD, MONTH, [RECEIPT], [aReceipt({ day: "2026-10-30" }), WORK], []]) {
      const file = gstr1(documents, NOVEMBER);
      expect(tablesIn(file)).toEqual(returnCsv(file).map(({ name }) => name));
    }
  });

  it("has a table for each section of the file", () => {
    expect([...files.keys()]).toEqual([
      "b2b",
      "b2cl",
      "b2cs",
      "cdnr",
      "cdnur",
      "hsn_b2b",
      "hsn_b2c",
      "docs",
    ]);
  });

  it("says the same as the file", () => {
    expect(rowsOf(files.get("b2b") ?? "")[1]).toMatchObject({
      ...{
        "GSTIN of buyer": COMPANY.gstin,
        Invoice: "EV/2627/000102",
        "Place of supply": "27-Maharashtra",
      },
      ...{ Rate: "18", "Taxable value": "4236.44", IGST: "762.56", CGST: "0" },
    });
    const notes = rowsOf(files.get("cdnur") ?? "");
    expect(notes).toMatchObject([{ Note: "EVCN/2627/00013", "Taxable value": "180951.43" }]);
  });

  it("keeps negative sums as numbers", () => {
    const note = aNote(anInvoice({ day: "2026-10-30" }), [1]);
    const [first] = returnCsv(gstr1([note], NOVEMBER));
    expect(rowsOf(first?.text ?? "")).toMatchObject([{ "Taxable value": "-33332.38" }]);
  });
});

describe("vouchers for Tally", () => {
  it("book the worked example", () => {
    expect(entriesOf(A, NAMES).map(({ ledger, paise }) => [ledger, paise])).toEqual([
      ["Online customers", -39_998_00],
      ["Sales 5%", 33_332_38],
      ["Services 18%", 4_236_44],
      ["Output CGST", 1_214_59],
      ["Output SGST", 1_214_59],
    ]);
  });

  it("book the tax of an advance when it is received, and take it back with the invoice", () => {
    const booked = (document: typeof A) =>
      entriesOf(document, NAMES).map(({ ledger, paise }) => [ledger, paise]);
    expect(booked(RECEIPT)).toEqual([
      ["GST on advances", -762_56],
      ["Output CGST", 381_28],
      ["Output SGST", 381_28],
    ]);
    expect(booked(WORK).slice(-3)).toEqual([
      ["GST on advances", 762_56],
      ["Output CGST", -381_28],
      ["Output SGST", -381_28],
    ]);
    const all = [...booked(RECEIPT), ...booked(WORK)];
    const tax = all.filter(([ledger]) => ledger === "Output CGST");
    expect(tax.reduce((sum, [, paise]) => sum + Number(paise), 0)).toBe(381_28);
    expect(tallyXml(MONTH, NOVEMBER, NAMES)).toContain(`29AABCE1234F1Z1-Journal-${RECEIPT.number}`);
  });

  it.each(MONTH.map((document) => [document.number, document]))(
    "%s adds up to nothing",
    (_number, document) => {
      expect(entriesOf(document, NAMES).reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
    },
  );

  it("are the same bytes each time, with an id of their own and safe names", () => {
    const xml = tallyXml(MONTH, NOVEMBER, NAMES);
    expect(tallyXml(MONTH.toReversed(), NOVEMBER, NAMES)).toBe(xml);
    const ids = [...xml.matchAll(/REMOTEID="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(MONTH.length);
    expect(ids).toContain("29AABCE1234F1Z1-Sales-EV/2627/000102");
    expect(xml).toContain("<PARTYNAME>=Uday &amp; Sons &lt;Fleet&gt;</PARTYNAME>");
    expect(xml).toContain("<AMOUNT>-39998.00</AMOUNT>");
    const amounts = [...xml.matchAll(/<AMOUNT>(.*?)<\/AMOUNT>/g)].map(([, amount]) =>
      Math.round(Number(amount) * 100),
    );
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });
});

describe("rows for Zoho Books", () => {
  it("have a line for each item, prices without tax, and no formula", () => {
    const rows = rowsOf(zohoInvoices(MONTH, NOVEMBER));
    expect(rows).toHaveLength(6);
    expect(rows[2]).toMatchObject({
      ...{ "Invoice Number": "EV/2627/000102", "Customer Name": "'=Uday & Sons <Fleet>" },
      ...{ "GST Treatment": "business_registered_regular", "Place of Supply": "MH" },
      ...{ "Item Price": "33332.380000", "Is Inclusive Tax": "FALSE", "Item Tax": "IGST5" },
      Adjustment: "0.00",
    });
    expect(rowsOf(zohoNotes(MONTH, NOVEMBER))[0]).toMatchObject({
      "Credit Note Number": "EVCN/2627/00012",
      Notes: "For EV/2627/000102",
    });
  });

  it("adjust by what Zoho's own rounding differs", () => {
    const lines = [
      charger({ unitPaise: 2_999_00 }),
      charger({ unitPaise: 2_999_00, quantity: 10 }),
    ];
    const [row] = rowsOf(zohoInvoices([anInvoice({ lines })], NOVEMBER));
    // 2,856.20 × 2.5 % is 71.41 on each half, where the invoice has 71.40.
    expect(Number(row?.Adjustment)).toBeCloseTo(-0.02);
  });
});
