import { DocumentNumber } from "@/lib/tax/document";
import { documentNumber, financialYear, financialYearOf, numberParts } from "@/lib/tax/number";

it.each([
  ["2027-03-31T18:29:59.999Z", "2026-27"],
  ["2027-03-31T18:30:00.000Z", "2027-28"],
  ["2026-11-05T06:30:00.000Z", "2026-27"],
  ["2026-01-01T00:00:00.000Z", "2025-26"],
  ["2099-12-31T00:00:00.000Z", "2099-00"],
])("%s is in the financial year %s", (moment, year) => {
  expect(financialYear(new Date(moment))).toBe(year);
});

it("a day has a financial year too", () => {
  expect(financialYearOf("2027-03-31")).toBe("2026-27");
  expect(financialYearOf("2027-04-01")).toBe("2027-28");
});

it.each([
  ["tax_invoice", 123, "EV/2627/000123"],
  ["tax_invoice", 999_999, "EV/2627/999999"],
  ["credit_note", 12, "EVCN/2627/00012"],
  ["credit_note", 999_999, "EVCN/2627/999999"],
  ["receipt_voucher", 1, "EVRV/2627/00001"],
  ["refund_voucher", 1, "EVFV/2627/00001"],
] as const)("a %s numbered %d is %s", (kind, serial, number) => {
  expect(documentNumber({ prefix: "EV", kind, year: "2026-27", serial })).toBe(number);
  expect(numberParts(number)).toEqual({ series: number.replace(/\d+$/, ""), serial });
});

it.each([
  ["longer than 16", { prefix: "EVX", serial: 999_999 }],
  ["in lower case", { prefix: "ev", serial: 1 }],
  ["beginning with 0", { prefix: "0E", serial: 1 }],
  ["below one", { prefix: "EV", serial: 0 }],
])("a number %s is not given out", (_why, parts) => {
  const build = () => documentNumber({ kind: "credit_note", year: "2026-27", ...parts });
  expect(build).toThrow(RangeError);
});

it("the popular form of 18 characters is no number", () => {
  expect(DocumentNumber.safeParse("INV/2026-27/000123").success).toBe(false);
  expect(DocumentNumber.safeParse("EV/2627/000123").success).toBe(true);
});
