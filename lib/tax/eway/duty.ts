import type { TaxDocument } from "@/lib/tax/document";

/** A state's limit for consignments within it, in paise, from a day on. */
export type EwayLimit = { stateCode: string; from: string; limitPaise: number };

/** What counts where no dated row says otherwise, and for every consignment to another state. */
export const EWAY_LIMIT_PAISE = 50_000_00;

/** The goods of a document with their tax: services do not travel. */
export function goodsPaise({ lines }: Pick<TaxDocument, "lines">): number {
  const goods = lines.filter(({ isService }) => !isService);
  return goods.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
}

/** Goods on their way: an invoice, or what will be one. */
export type Consignment = Pick<TaxDocument, "seller" | "buyer" | "delivery" | "lines" | "day">;

/** Whether a consignment needs an e-way bill: above the limit, and not at it. */
export function needsEway(consignment: Consignment, limits: readonly EwayLimit[]): boolean {
  return goodsPaise(consignment) > limitOf(consignment, limits);
}

/** The limit of a consignment, in paise. */
export function limitOf(
  { seller, delivery, buyer, day }: Consignment,
  limits: readonly EwayLimit[],
): number {
  const to = (delivery ?? buyer).stateCode;
  if (to !== seller.stateCode) return EWAY_LIMIT_PAISE;
  const known = limits.filter(({ stateCode, from }) => stateCode === to && from <= day);
  const latest = known.sort((a, b) => (a.from < b.from ? 1 : -1))[0];
  return latest?.limitPaise ?? EWAY_LIMIT_PAISE;
}
