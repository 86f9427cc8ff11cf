/** Watts for display: 7400 → "7.4 kW". */
export function kilowatts(watts: number): string {
  return `${watts / 1000} kW`;
}
