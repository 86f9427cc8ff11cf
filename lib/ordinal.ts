/** How the site numbers what it lists: 0 → "01". */
export function ordinal(index: number): string {
  return String(index + 1).padStart(2, "0");
}
