import { z } from "zod";
import { call } from "@/lib/call/call";

/** What a client needs to know of the provider before it opens a payment. */
export const checkoutSettings = call({
  method: "GET",
  path: "/payments/settings",
  access: "customer",
  input: z.object({}),
  output: z.object({
    /** Where the provider's Checkout is loaded from. */
    script_url: z.url(),
    /** No money moves: test keys, or the local stand-in. */
    demo: z.boolean(),
  }),
  errors: [],
});
