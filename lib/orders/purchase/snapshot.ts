import { z } from "zod";

/** What is read of a purchase's address as it was frozen at checkout; who needs less of it picks that. */
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
