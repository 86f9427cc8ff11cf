const LAKH = 1_00_000;
const CRORE = 100 * LAKH;

const figure = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** Paise in Indian units: "₹45,000", "₹1.5 lakh", "₹2.25 crore"; two decimals at most. */
export function amountInWords(paise: number): string {
  const rupees = paise / 100;
  // Amounts that would round to 100 lakh are shown in crore.
  if (rupees >= CRORE - LAKH / 200) return `₹${figure.format(rupees / CRORE)} crore`;
  if (rupees >= LAKH) return `₹${figure.format(rupees / LAKH)} lakh`;
  return `₹${Math.round(rupees).toLocaleString("en-IN")}`;
}

/** Fewer than on an axis of counts: the labels are longer. */
const STEPS = 4;

/** The ticks of an axis of amounts in paise: from zero, at most five, the last at or above `max`. */
export function amountTicks(max: number): number[] {
  const rupees = Math.max(max / 100, 1);
  for (let decade = 1; ; decade *= 10) {
    const step = [1, 2, 2.5, 5].map((n) => n * decade).find((size) => rupees <= size * STEPS);
    if (!step || !Number.isInteger(step)) continue;
    const steps = Math.ceil(rupees / step);
    return Array.from({ length: steps + 1 }, (_, index) => index * step * 100);
  }
}
