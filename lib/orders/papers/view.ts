import { z } from "zod";
import { Rupees, Time } from "@/lib/call/codecs";
import { dayCode, dayOf } from "@/lib/dates";

/** A tax document of an order: of the whole dispatch, so the orders of a purchase share it. */
export const PaperView = z.object({
  id: z.string(),
  kind: z.enum(["tax_invoice", "credit_note", "receipt_voucher", "refund_voucher"]),
  number: z.string(),
  issued_at: Time,
  total: Rupees,
  /**
   * `waiting`: it has no file until the e-invoice portal has registered it. `canceled`: it was cancelled there, and
   * counts no longer.
   */
  state: z.enum(["ready", "waiting", "canceled"]),
});
export type PaperView = z.output<typeof PaperView>;

type Waiting = { state: "due" | "registered" | "canceled"; reportBy: Date | null };

/** How far a document is with the e-invoice portal; one that the portal no longer takes waits no longer. */
export function paperState(einvoice: Waiting | null, now: Date): PaperView["state"] {
  if (einvoice?.state === "canceled") return "canceled";
  if (einvoice?.state !== "due") return "ready";
  const isOver = einvoice.reportBy !== null && dayOf(einvoice.reportBy) < dayCode(now);
  return isOver ? "ready" : "waiting";
}

/** "Tax invoice AK/2627/000123". */
export function paperName({ kind, number }: Pick<PaperView, "kind" | "number">): string {
  return `${KINDS[kind]} ${number}`;
}

const KINDS: Record<PaperView["kind"], string> = {
  tax_invoice: "Tax invoice",
  credit_note: "Credit note",
  receipt_voucher: "Receipt voucher",
  refund_voucher: "Refund voucher",
};
