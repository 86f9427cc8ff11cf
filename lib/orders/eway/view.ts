import { z } from "zod";
import { Rupees } from "@/lib/call/codecs";

/** Why a consignment above the limit leaves without an e-way bill of ours (rule 138 of the CGST Rules). */
export const EwayWaiver = z.enum(["by_other", "no_motor", "state_exempt", "portal_down"], {
  error: "Choose a reason.",
});
export type EwayWaiver = z.output<typeof EwayWaiver>;

/** The reasons as they are read. */
export const WAIVERS: Record<EwayWaiver, string> = {
  by_other: "The buyer or the transporter makes it",
  no_motor: "It travels without a motor vehicle",
  state_exempt: "The state asks for none here",
  portal_down: "The portal does not answer; the number follows",
};

/** How it travels, as entered. */
export const TransportView = z.object({
  mode: z.enum(["road", "rail", "air", "ship"], { error: "Choose how it travels." }),
  /** Whole kilometres; 0 lets the portal work them out. */
  distance_km: z.number(),
  vehicle_number: z.string(),
  transporter_id: z.string(),
  transporter_name: z.string(),
  receipt_number: z.string(),
  receipt_day: z.string().nullable(),
});
export type TransportView = z.output<typeof TransportView>;

/** What an order's consignment has to do with an e-way bill; the goods are those of its invoice, or of the order alone. */
export const EwayView = z.object({
  goods: Rupees,
  limit: Rupees,
  /** Above the limit. */
  is_needed: z.boolean(),
  /** Its invoice that stands, which the bill names; null before it is made. */
  invoice: z.object({ id: z.string(), number: z.string() }).nullable(),
  number: z.string().nullable(),
  /** As the portal wrote it. */
  valid_till: z.string().nullable(),
  waiver: EwayWaiver.nullable(),
  transport: TransportView.nullable(),
});
export type EwayView = z.output<typeof EwayView>;
