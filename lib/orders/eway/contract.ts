import { z } from "zod";
import { call } from "@/lib/call/call";
import { Day, Message } from "@/lib/call/codecs";
import { plainLine } from "@/lib/call/plain-text";
import { AdminOrder } from "@/lib/orders/contract";
import { EwayWaiver, TransportView } from "@/lib/orders/eway/view";

const capitals = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, "");
const short = (most: number, clean: (text: string) => string = plainLine) =>
  z.string().trim().overwrite(clean).max(most, `At most ${most} characters.`).default("");

const TransportInput = TransportView.extend({
  distance_km: z
    .number({ error: "Enter the distance in whole kilometres, or 0." })
    .int("Enter the distance in whole kilometres, or 0.")
    .min(0, "Enter the distance in whole kilometres, or 0.")
    .max(4000, "The portal takes at most 4,000 km."),
  vehicle_number: short(20, capitals),
  transporter_id: short(20, capitals),
  transporter_name: short(100),
  receipt_number: short(15),
  receipt_day: z.preprocess((value) => value || null, Day.nullable()),
});

/**
 * Says how an order's goods travel, and the number of their e-way bill or why they need none. Makes the order's invoice
 * first if it has none, because the bill names it.
 */
export const saveEway = call({
  method: "PUT",
  path: "/admin/orders/{id}/eway",
  access: "admin",
  right: "orders",
  input: z
    .object({
      id: z.string(),
      transport: TransportInput.nullable().default(null),
      number: z
        .string()
        .overwrite((text) => text.replaceAll(/\s/g, ""))
        .regex(/^\d{12}$/, "An e-way bill has a number of 12 digits.")
        .nullable()
        .default(null),
      waiver: EwayWaiver.nullable().default(null),
    })
    .refine(({ number, waiver }) => number === null || waiver === null, {
      error: "Enter the number or the reason, not both.",
      path: ["waiver"],
    }),
  output: Message.extend({ order: AdminOrder }),
  errors: ["not_found", "order_canceled", "conflict"],
});
