/** The months of a warranty in words: 36 → "3 years", 18 → "18 months". */
export function warrantyTime(months: number): string {
  if (months % 12 !== 0) return months === 1 ? "1 month" : `${months} months`;
  return months === 12 ? "1 year" : `${months / 12} years`;
}
