import { z } from "zod";
import { call } from "@/lib/call/call";
import { Rupees } from "@/lib/call/codecs";

/** The provider settings that a client needs before it opens a payment. */
export const checkoutSettings = call({
  method: "GET",
  path: "/payments/settings",
  access: "customer",
  input: z.object({}),
  output: z.object({
    /** The URL of the provider's Checkout script. */
    script_url: z.url(),
    /** True when no money moves: test keys, or the local stand-in. */
    demo: z.boolean(),
    /** A purchase above this total needs the buyer's PAN; null never asks. */
    pan_above: Rupees.nullable(),
  }),
  errors: [],
});
