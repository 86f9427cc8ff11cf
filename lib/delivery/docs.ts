import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import { ADDRESS, PRODUCT_ID } from "@/lib/call/docs-samples";
import type * as contract from "@/lib/delivery/contract";

export const chapter: Chapter = "Deliveries";

export const docs: ContractDocs<typeof contract> = {
  checkDelivery: {
    summary: "Find out when an order would arrive",
    description:
      "Says whether we deliver to a PIN code and, in `window`, on which days an order placed now would arrive: working days of the warehouse until dispatch, then working days in transit, by distance. Sundays and the holidays of both states are none. A product that is made to order needs longer, so name it in `product_id`. Where we do not deliver, `window` is null and `reason` says why. An unknown PIN code or product answers 404 not_found, a PIN code without six digits 422 invalid_input.",
    input: { pin: ADDRESS.pin, product_id: PRODUCT_ID },
    output: {
      pin: ADDRESS.pin,
      city: ADDRESS.city,
      state: ADDRESS.state,
      window: {
        ordered_on: "2026-12-21",
        dispatch_by: "2026-12-23",
        from: "2026-12-24",
        to: "2026-12-29",
        holidays: [{ day: "2026-12-25", name: "Christmas" }],
      },
      reason: null,
    },
  },
};
