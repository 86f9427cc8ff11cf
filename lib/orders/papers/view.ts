import { z } from "zod";
import { Rupees, Time } from "@/lib/call/codecs";

/** A tax document of an order: of the whole dispatch, so the orders of a purchase share it. */
export const PaperView = z.object({
  id: z.string(),
  kind: z.enum(["tax_invoice", "credit_note", "receipt_voucher", "refund_voucher"]),
  number: z.string(),
  issued_at: Time,
  total: Rupees,
});
export type PaperView = z.output<typeof PaperView>;

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
