import { z } from "zod";

const officeSchema = z.strictObject({
  name: z.string().min(1),
  lines: z.array(z.string().min(1)).min(1),
  city: z.string().min(1),
  state: z.string().min(1),
  pin: z.string().regex(/^[1-9]\d{5}$/, "must be a PIN code of six digits in quotes"),
});

/** `content/company.yaml`. */
export const companySchema = z.strictObject({
  brand: z.string().min(1),
  legalName: z.string().min(1),
  /** As people read it, with country code and spaces. */
  phone: z.string().regex(/^\+\d[\d ]{7,}$/, "must begin with + and the country code"),
  email: z.email(),
  gstin: z.string().regex(/^\d{2}[A-Z0-9]{13}$/, "must be a GSTIN of 15 characters"),
  offices: z.array(officeSchema).min(1),
  social: z.array(z.strictObject({ name: z.string().min(1), url: z.url() })),
});

export type Company = z.infer<typeof companySchema>;
