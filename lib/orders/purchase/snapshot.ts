import { z } from "zod";

/** The fields of an address frozen at checkout; callers pick what they need. */
export const AddressSnapshot = z.object({
  house_building: z.string(),
  locality_street: z.string(),
  landmark: z.string().nullish(),
  city: z.string(),
  po_ps: z.string().nullish(),
  district: z.string(),
  state: z.string(),
  pin: z.string(),
});
