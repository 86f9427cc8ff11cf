/**
 * Cash is taken below ₹2,00,000: the Income-tax Act forbids to receive that much in cash for one transaction,
 * and from one person in a day (section 269ST).
 */
export const CASH_LIMIT_PAISE = 2_00_000_00;
