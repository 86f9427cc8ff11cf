import { z } from "zod";
import { plainLine } from "@/lib/call/plain-text";
import { cleanGstin, gstinFault, panFault } from "@/lib/tax/gstin";

/** A text of a document: the portal of e-invoices refuses these lengths, quotes and backslashes. */
const line = (words: string, min: number, max: number) =>
  z
    .string({ error: words })
    .trim()
    .overwrite(plainLine)
    .min(min, words)
    .max(max, `At most ${max} characters.`)
    .regex(/^[^"\\]*$/, 'Leave out " and \\.');

/** The business that an order is for. What is asked of it depends on where the goods go: `buyerFrom`. */
export const BusinessInput = z.object({
  gstin: z
    .string({ error: "Enter your GSTIN." })
    .overwrite(cleanGstin)
    .superRefine((text, context) => {
      const fault = gstinFault(text);
      if (fault) context.addIssue(fault);
    }),
  legal_name: line("Enter the legal name as on your GST certificate.", 3, 100),
  /** Where the GSTIN is of another state than the delivery: its own site there, or somebody else's. */
  use: z.enum(["own_site", "third_party"], { error: "Say whose site the goods go to." }).optional(),
  /** The address on the GST certificate, where the delivery is in another state. */
  billing: z
    .object({
      address: line("Enter the address on your GST certificate.", 3, 100),
      city: line("Enter the town or city.", 3, 50),
      pin: z
        .string()
        .trim()
        .regex(/^[1-9]\d{5}$/, "Enter the PIN code, six digits."),
    })
    .optional(),
});
export type BusinessInput = z.output<typeof BusinessInput>;

/** A PAN in capitals. */
export const Pan = z
  .string({ error: "Enter your PAN." })
  .overwrite(cleanGstin)
  .superRefine((text, context) => {
    const fault = panFault(text);
    if (fault) context.addIssue(fault);
  });
