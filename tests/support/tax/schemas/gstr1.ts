/** The shape of GSTR-1's JSON as the offline tool writes it, from a copy of its specification. */

const rupees = { type: "number", multipleOf: 0.01 };
const positive = { ...rupees, minimum: 0 };
const pos = { type: "string", pattern: "^(0[1-9]|1[0-9]|2[0-7]|29|3[0-8]|96|97)$" };
const day = { type: "string", pattern: "^\\d{2}-\\d{2}-\\d{4}$" };
const number = { type: "string", pattern: "^[a-zA-Z0-9/-]{1,16}$" };
const rate = { enum: [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] };
const gstin = { type: "string", pattern: "^[0-9]{2}[A-Z0-9]{13}$" };

const object = (required: object, optional: object = {}) => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});
const list = (items: object) => ({ type: "array", minItems: 1, items });
const either = (...all: object[]) => ({ oneOf: all });

/** Tax is IGST, or both halves: never both kinds. */
const taxed = (more: object, amount: object) =>
  either(
    object({ ...more, iamt: amount, csamt: amount }),
    object({ ...more, camt: amount, samt: amount, csamt: amount }),
  );

const items = list(
  object({
    num: { type: "integer", minimum: 1 },
    itm_det: taxed({ txval: positive, rt: rate }, positive),
  }),
);
const interItems = list(
  object({
    num: { type: "integer", minimum: 1 },
    itm_det: object({ txval: positive, rt: rate, iamt: positive, csamt: positive }),
  }),
);
const regular = {
  pos,
  rchrg: { enum: ["Y", "N"] },
  inv_typ: { enum: ["R", "SEWP", "SEWOP", "DE", "CBW"] },
};
const invoice = { inum: number, idt: day, val: positive };
const note = { nt_num: number, nt_dt: day, ntty: { enum: ["C", "D"] }, val: positive };
const supply = { enum: ["INTRA", "INTER"] };

const hsnRow = object(
  {
    num: { type: "integer", minimum: 1 },
    hsn_sc: { type: "string", pattern: "^(\\d{4}|\\d{6}|\\d{8})$" },
    user_desc: { type: "string", maxLength: 30, pattern: "^[ A-Za-z0-9_@./&-]*$" },
    uqc: {
      enum: ["BAG", "BOX", "KGS", "MTR", "NA", "NOS", "OTH", "PCS", "PRS", "ROL", "SET", "UNT"],
    },
    qty: { type: "number" },
    rt: rate,
    txval: rupees,
    iamt: rupees,
    samt: rupees,
    camt: rupees,
    csamt: rupees,
  },
  { desc: { type: "string" } },
);

const advance = list(
  object({ pos, sply_ty: supply, itms: list(taxed({ rt: rate, ad_amt: rupees }, rupees)) }),
);

const series = object({
  num: { type: "integer", minimum: 1 },
  from: number,
  to: number,
  totnum: { type: "integer", minimum: 1 },
  cancel: { type: "integer", minimum: 0 },
  net_issue: { type: "integer", minimum: 0 },
});

export const GSTR1_SCHEMA = object(
  {
    gstin,
    fp: { type: "string", pattern: "^(0[1-9]|1[0-2])20\\d{2}$" },
    version: { type: "string" },
    hash: { const: "hash" },
  },
  {
    b2b: list(object({ ctin: gstin, inv: list(object({ ...invoice, ...regular, itms: items })) })),
    b2cl: list(object({ pos, inv: list(object({ ...invoice, itms: interItems })) })),
    b2cs: list(
      taxed({ sply_ty: supply, rt: rate, typ: { const: "OE" }, pos, txval: rupees }, rupees),
    ),
    cdnr: list(object({ ctin: gstin, nt: list(object({ ...note, ...regular, itms: items })) })),
    cdnur: list(object({ ...note, typ: { enum: ["B2CL"] }, pos, itms: interItems })),
    hsn: {
      ...object({}, { hsn_b2b: list(hsnRow), hsn_b2c: list(hsnRow) }),
      minProperties: 1,
    },
    doc_issue: object({
      doc_det: list(
        object({
          doc_num: { type: "integer", minimum: 1, maximum: 12 },
          doc_typ: { type: "string" },
          docs: list(series),
        }),
      ),
    }),
    at: advance,
    txpd: advance,
  },
);
