/** The shape of INV-01 1.1, as far as our files have it, from a copy of the portal's schema. */

const text = (minLength: number, maxLength: number) => ({
  type: "string",
  minLength,
  maxLength,
  pattern: '^[^\\\\"]+$',
});
const amount = { type: "number", minimum: 0, multipleOf: 0.01 };
const gstin = { type: "string", pattern: "^[0-9]{2}[0-9A-Z]{13}$" };
const day = { type: "string", pattern: "^[0-3][0-9]/[0-1][0-9]/20[0-9]{2}$" };
const number = { type: "string", pattern: "^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$" };
const yes = { enum: ["Y", "N"] };

const object = (required: object, optional: object = {}) => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

const address = {
  Addr1: text(1, 100),
  Loc: text(3, 50),
  Pin: { type: "integer", minimum: 100_000, maximum: 999_999 },
  Stcd: { type: "string", pattern: "^[0-9]{1,2}$" },
};
const second = { Addr2: text(3, 100) };

const item = object(
  {
    SlNo: { type: "string", pattern: "^[0-9]{1,6}$" },
    PrdDesc: text(3, 300),
    IsServc: yes,
    HsnCd: { type: "string", pattern: "^(\\d{4}|\\d{6}|\\d{8})$" },
    UnitPrice: { type: "number", minimum: 0, multipleOf: 0.001 },
    TotAmt: amount,
    Discount: amount,
    AssAmt: amount,
    GstRt: { enum: [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] },
    IgstAmt: amount,
    CgstAmt: amount,
    SgstAmt: amount,
    TotItemVal: amount,
  },
  {
    Qty: { type: "number", exclusiveMinimum: 0 },
    Unit: { type: "string", pattern: "^[A-Z]{3,8}$" },
    PrdSlNo: text(1, 20),
  },
);

export const INV01_SCHEMA = object(
  {
    Version: { const: "1.1" },
    TranDtls: object({
      TaxSch: { const: "GST" },
      SupTyp: { enum: ["B2B"] },
      RegRev: yes,
      IgstOnIntra: yes,
    }),
    DocDtls: object({ Typ: { enum: ["INV", "CRN", "DBN"] }, No: number, Dt: day }),
    SellerDtls: object(
      { Gstin: gstin, LglNm: text(3, 100), ...address },
      { TrdNm: text(3, 100), ...second },
    ),
    BuyerDtls: object(
      {
        Gstin: gstin,
        LglNm: text(3, 100),
        Pos: { type: "string", pattern: "^[0-9]{2}$" },
        ...address,
      },
      second,
    ),
    ItemList: { type: "array", minItems: 1, maxItems: 1000, items: item },
    ValDtls: object({
      AssVal: amount,
      CgstVal: amount,
      SgstVal: amount,
      IgstVal: amount,
      Discount: amount,
      OthChrg: amount,
      RndOffAmt: { type: "number", minimum: -99.99, maximum: 99.99 },
      TotInvVal: amount,
    }),
  },
  {
    ShipDtls: object({ LglNm: text(3, 100), ...address }, { Gstin: { type: "string" }, ...second }),
    EwbDtls: object(
      {
        TransMode: { enum: ["1", "2", "3", "4"] },
        Distance: { type: "number", minimum: 0, maximum: 4000 },
      },
      {
        TransId: { type: "string", pattern: "^[0-9A-Z]{15}$" },
        TransName: text(3, 100),
        TransDocNo: text(1, 15),
        TransDocDt: day,
        VehNo: text(4, 20),
        VehType: { enum: ["O", "R"] },
      },
    ),
    RefDtls: object(
      {},
      {
        PrecDocDtls: { type: "array", minItems: 1, items: object({ InvNo: number, InvDt: day }) },
        ContrDtls: {
          type: "array",
          minItems: 1,
          items: object({ RecAdvRefr: number, RecAdvDt: day }),
        },
      },
    ),
  },
);
