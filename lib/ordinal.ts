/** A zero-padded ordinal for lists on the site: 0 → "01". */
export function ordinal(index: number): string {
  return String(index + 1).padStart(2, "0");
}
