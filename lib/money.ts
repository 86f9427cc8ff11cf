const rupeeFormat = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  minimumFractionDigits: 2,
});
const wholeRupeeFormat = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** Formats integer paise for people: 18999900 → "₹1,89,999", 18999950 → "₹1,89,999.50". */
export function formatPaise(amount: number): string {
  const format = amount % 100 === 0 ? wholeRupeeFormat : rupeeFormat;
  return format.format(amount / 100);
}

/**
 * Rupees as the wire carries them → integer paise.
 * Rounds once, because 19.99 * 100 is 1998.9999999999998.
 */
export function paiseFromRupees(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Whether an amount has at most two decimals: ₹1.005 is no sum that anybody can pay. */
export function isWholePaise(rupees: number): boolean {
  if (Math.abs(rupees) > EXACT_RUPEES) return true;
  return rupeesFromPaise(paiseFromRupees(rupees)) === rupees;
}

/** Beyond this a number tells two neighbouring paise apart, but not what stands between them. */
const EXACT_RUPEES = 2e13;

/** "1499.50" as rupees; NaN for decimals so many that the number would lose them and pass as whole paise. */
export function plainRupees(text: string): number {
  const rupees = Number(text);
  return /\.\d{2}\d*[1-9]/.test(text) && isWholePaise(rupees) ? Number.NaN : rupees;
}

/** Integer paise → rupees as the wire carries them. */
export function rupeesFromPaise(amount: number): number {
  return amount / 100;
}

/**
 * The largest purchase: ₹100 crore, twenty times the dearest charger that can be added. A sum above it is a
 * slip of the keyboard or a tender, and a tender is not paid at a checkout.
 */
export const LARGEST_PURCHASE_PAISE = 100_00_00_000_00;

/**
 * Paise as the database holds them, in 64 bits, → the number the code counts with. Called where a row is read.
 * @throws RangeError where a number would not be exact, far beyond all the money of the shop.
 */
export function paise(stored: bigint): number {
  const amount = Number(stored);
  if (Number.isSafeInteger(amount)) return amount;
  throw new RangeError(`${stored} paise cannot be counted exactly.`);
}

/** One line's amount in paise. */
export function lineTotal(line: { unitPaise: number; quantity: number }): number {
  return line.unitPaise * line.quantity;
}

/** Sum of all lines in paise. */
export function sumLines(lines: readonly { unitPaise: number; quantity: number }[]): number {
  return lines.reduce((total, line) => total + lineTotal(line), 0);
}

/**
 * GST contained in a tax-inclusive amount, in paise, half up.
 * Rate in basis points (500 = 5 %). Rule: taxable = gross × 10000 / (10000 + rate).
 */
export function gstWithin(grossPaise: number, rateBp: number): number {
  const divisor = 10_000 + rateBp;
  return Math.floor((2 * grossPaise * rateBp + divisor) / (2 * divisor));
}
