/** Whether a charger that went from `before` to `after` units has just become low on stock. */
export function isNewlyLow(units: { before: number; after: number }, level: number): boolean {
  return units.before > level && units.after <= level;
}
