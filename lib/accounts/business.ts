import { z } from "zod";

/** The address on a GST certificate, where the goods are delivered in another state. */
const Billing = z.object({ address: z.string(), city: z.string(), pin: z.string() });

/** The business that somebody buys for, as it is stored with the purchase and in the profile. */
export const Business = z.object({
  gstin: z.string(),
  /** As on the GST certificate. */
  legalName: z.string(),
  /** Where the GSTIN is of another state than the delivery: whose site that is. */
  use: z.enum(["own_site", "third_party"]).nullable(),
  billing: Billing.nullable(),
});
export type Business = z.output<typeof Business>;

/** The same on the wire: with an order, or in a profile, which offers it again at the next checkout. */
export const BusinessView = z.object({
  gstin: z.string(),
  legal_name: z.string(),
  use: Business.shape.use,
  billing: Business.shape.billing,
});

export function businessView(stored: unknown): z.output<typeof BusinessView> | null {
  if (stored === null) return null;
  const { legalName: legal_name, ...rest } = Business.parse(stored);
  return { ...rest, legal_name };
}
