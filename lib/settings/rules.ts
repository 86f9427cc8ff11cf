/** Whether a charger that had `before` units and has `after` now has just become low on stock. */
export function isNewlyLow(units: { before: number; after: number }, level: number): boolean {
  return units.before > level && units.after <= level;
}
