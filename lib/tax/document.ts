import { z } from "zod";

/** Integer paise, never negative: the kind of a document says in which direction the money goes. */
const Paise = z.int().min(0);
const Day = z.iso.date();
const StateCode = z.string().regex(/^\d{2}$/);
const Gstin = z.string().regex(/^[0-9A-Z]{15}$/);

/**
 * A number of a series, as rule 46 of the CGST Rules and the invoice portal both accept it: at most 16 characters
 * of upper-case letters, digits, "/" and "-", the first neither 0 nor a sign.
 */
export const DocumentNumber = z.string().regex(/^[A-Z1-9][A-Z0-9/-]{0,15}$/);

/** What a tax document is. */
export const DocumentKind = z.enum([
  "tax_invoice",
  "credit_note",
  "receipt_voucher",
  "refund_voucher",
]);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** A place as it is printed; `place` is the city. */
const Place = z.object({
  address: z.string(),
  place: z.string(),
  pin: z.string().regex(/^\d{6}$/),
  stateCode: StateCode,
});

/** The registration that sells. */
export const TaxSeller = Place.extend({
  gstin: Gstin,
  legalName: z.string(),
  tradeName: z.string().nullable(),
  cin: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type TaxSeller = z.infer<typeof TaxSeller>;

/** Who buys. With a GSTIN `name` is the legal name of the GST certificate. */
export const TaxBuyer = Place.extend({
  name: z.string(),
  gstin: Gstin.nullable(),
  pan: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type TaxBuyer = z.infer<typeof TaxBuyer>;

/** Where the goods go, if it is not the buyer's address. */
export const TaxDelivery = Place.extend({ name: z.string() });
export type TaxDelivery = z.infer<typeof TaxDelivery>;

/** Why the place of supply is that state: see `placeOfSupply`. */
export const PlaceReason = z.enum([
  "delivery",
  "own_site",
  "third_party",
  "installed_at_site",
  "no_address",
]);
export type PlaceReason = z.infer<typeof PlaceReason>;

export const PlaceOfSupply = z.object({
  stateCode: StateCode,
  reason: PlaceReason,
  /** IGST; else CGST with SGST, or with UTGST in a union territory without a legislature. */
  isInterState: z.boolean(),
});
export type PlaceOfSupply = z.infer<typeof PlaceOfSupply>;

/** Taxable value and the heads of tax. CGST equals SGST plus UTGST; beside IGST all three are 0. */
export const TaxAmounts = z.object({
  taxablePaise: Paise,
  cgstPaise: Paise,
  sgstPaise: Paise,
  utgstPaise: Paise,
  igstPaise: Paise,
});
export type TaxAmounts = z.infer<typeof TaxAmounts>;

/**
 * A line. `unitPaise × quantity = grossPaise`, tax included (of a credit note or refund voucher it is what is taken back);
 * `grossPaise + feePaise − discountPaise = totalPaise`, which is the taxable value and its tax.
 */
export const TaxLine = TaxAmounts.extend({
  /** From 1. A credit note's line has the position of the line that it credits. */
  position: z.int().min(1),
  description: z.string(),
  isService: z.boolean(),
  /** HSN of goods or SAC of a service: 4, 6 or 8 digits. */
  hsn: z.string().regex(/^(\d{4}|\d{6}|\d{8})$/),
  /** The unit quantity code of the portals: NOS, SET, MTR; NA for services. */
  uqc: z.string().regex(/^[A-Z]{2,3}$/),
  quantity: z.int().min(0),
  unitPaise: Paise,
  grossPaise: Paise,
  /** Its share of delivery and cash fees. */
  feePaise: Paise,
  /** Its share of discounts. */
  discountPaise: Paise,
  /** The whole rate in basis points: 1800 for 9 % CGST + 9 % SGST. */
  rateBp: z.int().min(0).max(10_000),
  totalPaise: Paise,
  /** The number of the order that it comes from. */
  orderNumber: z.string().nullable(),
  serialNumbers: z.array(z.string()),
});
export type TaxLine = z.infer<typeof TaxLine>;

/** The sums of the lines. */
export const TaxTotals = TaxAmounts.extend({ totalPaise: Paise });
export type TaxTotals = z.infer<typeof TaxTotals>;

/** Another document that this one refers to. */
export const DocumentReference = z.object({ number: DocumentNumber, day: Day });

/** A part of an invoice whose tax was paid with an advance; place and amounts are those of the receipt voucher. */
export const UsedAdvance = DocumentReference.extend({
  ...TaxAmounts.shape,
  rateBp: z.int().min(0),
  supply: PlaceOfSupply.pick({ stateCode: true, isInterState: true }),
});
export type UsedAdvance = z.infer<typeof UsedAdvance>;

/** What the e-invoice portal answered. */
export const EInvoice = z.object({
  irn: z.string().regex(/^[0-9a-f]{64}$/),
  ackNumber: z.string().regex(/^\d{1,20}$/),
  /** As the portal wrote it: "2026-11-06 15:04:05", Indian time. */
  ackAt: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  /** The signed token: the QR code shows this text itself. */
  signedQr: z.string(),
});
export type EInvoice = z.infer<typeof EInvoice>;

/**
 * A tax document as it was issued. It is stored and never made again from other tables: names, addresses, rates and
 * amounts are those of its day. Money is integer paise.
 */
export const TaxDocument = z.object({
  version: z.literal(1),
  kind: DocumentKind,
  number: DocumentNumber,
  /** The moment of issue; `day` is the same in Indian time, which decides month and financial year. */
  issuedAt: z.iso.datetime(),
  day: Day,
  seller: TaxSeller,
  buyer: TaxBuyer,
  delivery: TaxDelivery.nullable(),
  supply: PlaceOfSupply,
  lines: z.array(TaxLine).min(1),
  totals: TaxTotals,
  /** What a credit note credits, or the receipt voucher that a refund voucher gives back. */
  original: DocumentReference.extend({
    /** Its whole value: decides in which table of GSTR-1 a consumer's note stands. */
    totalPaise: Paise,
  }).nullable(),
  /** Why a credit note or a refund voucher was issued, as it is printed. */
  reason: z.string().nullable(),
  advances: z.array(UsedAdvance),
  payment: z.object({
    /** As it is printed: "Paid online", "Cash on delivery". */
    method: z.string(),
    /** The payment's own number, for example "pay_Q1…". */
    reference: z.string().nullable(),
  }),
});
export type TaxDocument = z.infer<typeof TaxDocument>;
