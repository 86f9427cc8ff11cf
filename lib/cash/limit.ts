/**
 * Cash must stay below ₹2,00,000: section 269ST of the Income-tax Act forbids receiving that much in cash
 * for one transaction, or from one person in a day.
 */
export const CASH_LIMIT_PAISE = 2_00_000_00;
