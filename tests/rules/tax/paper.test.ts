import { TIMES } from "@/lib/files/painter";
import { taxPaper } from "@/lib/files/tax-paper";
import { amountInWords } from "@/lib/tax/paper/amount-words";
import { paperOf } from "@/lib/tax/paper/words";
import {
  anInvoice,
  aReceipt,
  COMPANY,
  CONSUMER,
  charger,
  installation,
  usesOf,
} from "@/tests/support/tax/documents";
import { pdfTags, pdfText } from "@/tests/support/texts/pdf-text";

const EINVOICE = {
  irn: "b827d6dc6cfd5e7e78bd4dc5f68f6e98aad42c1f3ce4620c1d575ea57062d744",
  ackNumber: "112610000000001",
  ackAt: "2026-11-06 15:04:05",
  signedQr: `eyJhbGciOiJSUzI1NiJ9.${"A".repeat(900)}.${"b".repeat(340)}`,
};

// On a busy machine the process alone takes seconds to start.
beforeAll(() => {
  TIMES.paper = { patienceMs: 120_000, limitMs: 120_000 };
});

it.each([
  [
    1_23_456_75,
    "Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Seventy Five Paise only",
  ],
  [100_00_00_000_00, "Rupees One Hundred Crore only"],
  [
    12_34_56_789_00,
    "Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine only",
  ],
  [5, "Rupees Zero and Five Paise only"],
])("%d paise in words", (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

it("goods have three marked copies, services two", () => {
  expect(paperOf(anInvoice(), null).copies).toEqual([
    "Original for recipient",
    "Duplicate for transporter",
    "Triplicate for supplier",
  ]);
  const services = paperOf(anInvoice({ lines: [installation()] }), null);
  expect(services.copies).toEqual(["Original for recipient", "Duplicate for supplier"]);
});

it("vouchers say what rules 50 and 51 ask for, and the invoice what it uses", () => {
  const receipt = aReceipt();
  const said = (document: typeof receipt) => {
    const { title, facts, notes } = paperOf(document, null);
    return {
      title,
      notes,
      facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    };
  };
  expect(said(receipt)).toMatchObject({
    title: "Receipt voucher",
    facts: { "Place of supply": "Karnataka (29), where the work is done" },
    notes: expect.arrayContaining(["Tax is not payable on reverse charge."]),
  });
  const { number, day, totals } = receipt;
  const original = { number, day, totalPaise: totals.totalPaise };
  const back = aReceipt({ kind: "refund_voucher", original, reason: "Order cancelled" });
  expect(said(back)).toMatchObject({
    title: "Refund voucher",
    facts: {
      "For receipt voucher": "EVRV/2627/00001 of 5 November 2026",
      Reason: "Order cancelled",
    },
    notes: expect.arrayContaining(["Tax is not payable on reverse charge."]),
  });
  expect(said(anInvoice({ advances: usesOf(receipt) })).facts["Advance used"]).toBe(
    "₹4,999.00 with ₹762.56 tax, receipt voucher EVRV/2627/00001 of 5 November 2026",
  );
});

it("the heads of tax are those of the place of supply", () => {
  const names = (paper: ReturnType<typeof paperOf>) => paper.sums.map(({ name }) => name);
  expect(names(paperOf(anInvoice(), null))).toContain("SGST");
  expect(names(paperOf(anInvoice({ buyer: COMPANY }), null))).toContain("IGST");
  const [fact] = paperOf(anInvoice({ buyer: COMPANY }), null).facts;
  expect(fact?.value).toBe("Maharashtra (27), the buyer’s own site, where the delivery ends");
});

it("a printed invoice says everything, is tagged, and is the same each time", async () => {
  const line = charger({ serialNumbers: ["AC74-2611-00042"], discountPaise: 2_000_00 });
  const document = anInvoice({ buyer: COMPANY, lines: [line, installation()] });
  const { pdf, sha256 } = await taxPaper(document, EINVOICE);
  const again = await taxPaper(document, EINVOICE);
  expect([again.sha256, Buffer.from(pdf).equals(again.pdf)]).toEqual([sha256, true]);
  const text = pdfText(Buffer.from(pdf)).replaceAll("\n", " ");
  for (const said of [
    ...["Tax invoice", "EV/2627/000101 · 5 November 2026", "Uday Fleet LLP", "27AAPFU0939F1ZV"],
    ...["Maharashtra (27)", "AK-2611-000001", "Serial no. AC74-2611-00042", "Discount −₹2,000.00"],
    ...["85044030", "998736", "31,427.62", "₹37,998.00", "Authorised signatory", EINVOICE.irn],
    ...["Rupees Thirty Seven Thousand Nine Hundred Ninety Eight only", "Triplicate for supplier"],
  ])
    expect(text).toContain(said);
  const raw = Buffer.from(pdf).toString("latin1");
  for (const part of ["/Lang (en-IN)", "/Marked true", "/DisplayDocTitle true", "/Scope /Column"])
    expect(raw).toContain(part);
  expect(raw).not.toContain("Helvetica");
  const tags = pdfTags(Buffer.from(pdf));
  const count = (tag: string) => tags.filter((one) => one === tag).length;
  // For each copy: 9 heads of the lines, 5 of the summary, and those of four facts.
  expect([count("H1"), count("Figure"), count("TH")]).toEqual([3, 3, 3 * (9 + 5 + 3)]);
});

it("forty lines go over several pages, each with its head", async () => {
  const lines = Array.from({ length: 40 }, (_, index) => charger({ quantity: index + 1 }));
  const { pdf } = await taxPaper(anInvoice({ lines }), null);
  const text = pdfText(Buffer.from(pdf));
  expect(text).toContain("Original for recipient · 3 of 3");
  expect(text.match(/^Description$/gm)).toHaveLength(6);
});

it("names in Indic scripts are shaped and can be copied; what no font has is said to be missing", async () => {
  const name = "क्षत्रिय சு. ரமேஷ் ಶ್ರೀನಿವಾಸ ქართ";
  const { pdf } = await taxPaper(anInvoice({ buyer: { ...CONSUMER, name } }), null);
  const text = pdfText(Buffer.from(pdf));
  // One glyph for three letters, and the vowel sign before its consonant.
  expect(text).toContain("क्ष");
  expect(text).toContain("????");
  expect(text).toContain("“?” stands for a letter that cannot be printed here");
  const raw = Buffer.from(pdf).toString("latin1");
  expect(raw).not.toContain("�");
  for (const family of ["NotoSansTamil", "NotoSansKannada"]) expect(raw).toContain(family);
});
