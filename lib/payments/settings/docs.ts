import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/payments/settings/contract";

export const chapter: Chapter = "Payments";

export const docs: ContractDocs<typeof contract> = {
  checkoutSettings: {
    summary: "Ask how online payments are opened",
    description:
      "`script_url` is the provider's script that a page loads before it opens a payment; a mobile app takes the provider's SDK in its place. `demo` is true where no money moves: say so beside the button. Above `pan_above` a purchase needs `pan`, or a `business`, whose GSTIN holds it.",
    input: {},
    output: {
      script_url: "https://checkout.razorpay.com/v1/checkout.js",
      demo: false,
      pan_above: 200000,
    },
  },
};
