import { taxSum } from "@/lib/tax/amounts";
import type { DocumentKind, EInvoice, TaxDocument, UsedAdvance } from "@/lib/tax/document";
import { amountInWords } from "@/lib/tax/paper/amount-words";
import { longDay, rupees } from "@/lib/tax/paper/format";
import type { Paper } from "@/lib/tax/paper/paper";
import { lineTable, summaryTable, sumRows } from "@/lib/tax/paper/tables";
import { PLACE_REASONS, stateName, WORK_REASONS } from "@/lib/tax/place";

/** The words of a document. `einvoice` is what the portal answered for it, if anything. */
export function paperOf(document: TaxDocument, einvoice: EInvoice | null): Paper {
  const { seller, number, day, lines } = document;
  const goods = lines.some((line) => !line.isService);
  const isInvoice = document.kind === "tax_invoice";
  return {
    brand: seller.tradeName ?? seller.legalName,
    title: TITLES[document.kind],
    subtitle: `${number} · ${longDay(day)}`,
    copies: isInvoice && goods ? COPIES_OF_GOODS : COPIES,
    parties: partiesOf(document),
    facts: factsOf(document),
    lines: lineTable(document),
    sums: sumRows(document),
    inWords: amountInWords(document.totals.totalPaise),
    summary: summaryTable(document),
    code: einvoice && codeOf(einvoice),
    notes: ["Prices include tax.", ...NOTES[document.kind]],
    signature: `For ${seller.legalName}`,
    foot: footOf(document),
    made: Date.parse(document.issuedAt),
  };
}

const TITLES: Record<DocumentKind, string> = {
  tax_invoice: "Tax invoice",
  credit_note: "Credit note",
  receipt_voucher: "Receipt voucher",
  refund_voucher: "Refund voucher",
};

/** Rule 48 of the CGST Rules: three copies for goods, two for services. */
const COPIES_OF_GOODS = [
  "Original for recipient",
  "Duplicate for transporter",
  "Triplicate for supplier",
];
const COPIES = ["Original for recipient", "Duplicate for supplier"];

/** Rules 46, 50 and 51 ask for it on invoices and vouchers. */
const NO_REVERSE_CHARGE = "Tax is not payable on reverse charge.";

const NOTES: Record<DocumentKind, string[]> = {
  tax_invoice: [NO_REVERSE_CHARGE],
  credit_note: ["This note lowers the value and the tax of the invoice named above."],
  receipt_voucher: [
    "An advance for services. A tax invoice will follow when the work is done.",
    NO_REVERSE_CHARGE,
  ],
  refund_voucher: [
    "The advance named above was returned. No invoice will follow for it.",
    NO_REVERSE_CHARGE,
  ],
};

type Place = { address: string; place: string; pin: string; stateCode: string };

const placeLines = ({ address, place, pin, stateCode }: Place) => [
  address,
  `${place} ${pin}`,
  `${stateName(stateCode)} (${stateCode})`,
];

const named = (name: string, value: string | null) => (value ? [`${name} ${value}`] : []);

function partiesOf({ seller, buyer, delivery }: TaxDocument): Paper["parties"] {
  const sold = [seller.legalName, ...placeLines(seller), `GSTIN ${seller.gstin}`];
  const billed = [
    buyer.name,
    ...placeLines(buyer),
    ...named("GSTIN", buyer.gstin),
    ...(buyer.gstin ? [] : named("PAN", buyer.pan)),
    ...named("Phone", buyer.phone),
  ];
  const to = delivery ? [delivery.name, ...placeLines(delivery)] : ["The same address"];
  return [
    { heading: "Sold by", lines: sold },
    { heading: "Billed to", lines: billed },
    { heading: "Delivered to", lines: to },
  ];
}

function factsOf(document: TaxDocument): Paper["facts"] {
  const { supply, original, reason, payment, advances, lines } = document;
  const reasons = lines.some(({ isService }) => !isService) ? PLACE_REASONS : WORK_REASONS;
  const orders = [...new Set(document.lines.flatMap(({ orderNumber }) => orderNumber ?? []))];
  const facts: [name: string, value: string | null][] = [
    [
      "Place of supply",
      `${stateName(supply.stateCode)} (${supply.stateCode}), ${reasons[supply.reason]}`,
    ],
    [ORIGINAL[document.kind], original && `${original.number} of ${longDay(original.day)}`],
    ["Reason", reason],
    [orders.length === 1 ? "Order" : "Orders", orders.join(", ") || null],
    ["Payment", [payment.method, payment.reference].filter(Boolean).join(", ")],
    ["Advance used", advances.map(advanceWords).join("; ") || null],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

function advanceWords({ number, day, ...amounts }: UsedAdvance): string {
  const tax = taxSum(amounts);
  return `₹${rupees(amounts.taxablePaise + tax)} with ₹${rupees(tax)} tax, receipt voucher ${number} of ${longDay(day)}`;
}

const ORIGINAL: Record<DocumentKind, string> = {
  tax_invoice: "Invoice",
  credit_note: "For tax invoice",
  receipt_voucher: "Receipt voucher",
  refund_voucher: "For receipt voucher",
};

function codeOf({ signedQr, irn, ackNumber, ackAt }: EInvoice): Paper["code"] {
  const lines = [`IRN ${irn}`, `Acknowledgement ${ackNumber} of ${ackAt}`];
  return { text: signedQr, heading: "E-invoice", lines };
}

function footOf({ seller }: TaxDocument): string[] {
  const contact = [
    ...named("CIN", seller.cin),
    `GSTIN ${seller.gstin}`,
    ...[seller.phone, seller.email].filter((one) => one !== null),
  ];
  return [`${seller.legalName}, ${placeLines(seller).join(", ")}`, contact.join(" · ")];
}
