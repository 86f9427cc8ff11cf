/**
 * Formats integer paise for people: 18999900 → "₹1,89,999", 18999950 → "₹1,89,999.50". Without Intl.NumberFormat, for
 * whose first use a browser reads its language data: 25 ms on a fast computer, while a page becomes interactive.
 */
export function formatPaise(amount: number): string {
  const size = Math.abs(amount);
  const paise = size % 100;
  const rupees = String((size - paise) / 100).replace(IN_LAKHS, "$1,");
  const rest = paise === 0 ? "" : `.${String(paise).padStart(2, "0")}`;
  return `${amount < 0 ? "-" : ""}₹${rupees}${rest}`;
}

/** A digit after which a comma comes: before the last three, and before each two in front of them. */
const IN_LAKHS = /(\d)(?=(?:\d\d)+\d$)/g;

/** Paise rounded to the rupee, for what is never known to the paisa: an average, a month's electricity. */
export function wholeRupees(paise: number): number {
  return Math.round(paise / 100) * 100;
}

/** Rupees on the wire → integer paise. Rounds once, because 19.99 * 100 is 1998.9999999999998. */
export function paiseFromRupees(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Whether an amount has at most two decimals: ₹1.005 cannot be paid. */
export function isWholePaise(rupees: number): boolean {
  if (Math.abs(rupees) > EXACT_RUPEES) return true;
  return rupeesFromPaise(paiseFromRupees(rupees)) === rupees;
}

/** Above this a number distinguishes adjacent paise, but not fractions of them. */
const EXACT_RUPEES = 2e13;

/**
 * "1499.50" as rupees; NaN for so many decimals that the number would lose them and look like whole paise.
 */
export function plainRupees(text: string): number {
  const rupees = Number(text);
  return /\.\d{2}\d*[1-9]/.test(text) && isWholePaise(rupees) ? Number.NaN : rupees;
}

/** Integer paise → rupees on the wire. */
export function rupeesFromPaise(amount: number): number {
  return amount / 100;
}

/**
 * The largest purchase: ₹100 crore, twenty times the most expensive charger that can be added. A larger sum
 * is a typing error or a tender, and tenders are not paid at a checkout.
 */
export const LARGEST_PURCHASE_PAISE = 100_00_00_000_00;

/**
 * Paise as stored (64 bits) → number. Call it wherever a row is read.
 * @throws RangeError if the number would not be exact, far beyond all the money of the shop.
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
