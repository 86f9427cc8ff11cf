import { z } from "zod";

/** How a consignment travels. Without a vehicle the transporter adds it, so its id is a must. */
export const Transport = z.object({
  mode: z.enum(["road", "rail", "air", "ship"]),
  /** Kilometres; 0 lets the portal work them out. */
  distanceKm: z.number(),
  /** Capitals and digits. */
  vehicleNumber: z.string(),
  /** Of 15 characters. */
  transporterId: z.string(),
  transporterName: z.string(),
  /** The lorry receipt, railway receipt or airway bill, and its day. */
  receiptNumber: z.string(),
  receiptDay: z.string().nullable(),
});
export type Transport = z.output<typeof Transport>;

/** The portals' codes of the modes. */
export const MODE_CODES = { road: 1, rail: 2, air: 3, ship: 4 } as const;
