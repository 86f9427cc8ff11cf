import { z } from "zod";

const officeSchema = z.strictObject({
  name: z.string().min(1),
  lines: z.array(z.string().min(1)).min(1),
  city: z.string().min(1),
  state: z.string().min(1),
  pin: z.string().regex(/^[1-9]\d{5}$/, "must be a PIN code of six digits in quotes"),
});

const phoneSchema = z.string().regex(/^\+\d[\d ]{7,}$/, "must begin with + and the country code");

/** `content/company.yaml`. */
export const companySchema = z.strictObject({
  brand: z.string().min(1),
  legalName: z.string().min(1),
  /** Companies Act: the corporate identity number. */
  cin: z.string().regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, "must be a CIN of 21 characters"),
  gstin: z.string().regex(/^\d{2}[A-Z0-9]{13}$/, "must be a GSTIN of 15 characters"),
  /** As people read it, with country code and spaces. */
  phone: phoneSchema,
  email: z.email(),
  /** The registered office first. */
  offices: z.array(officeSchema).min(1),
  /** Consumer Protection (E-Commerce) Rules 2020, rule 4. */
  grievanceOfficer: z.strictObject({
    name: z.string().min(1),
    title: z.string().min(1),
    phone: phoneSchema,
    email: z.email(),
  }),
  /** Whom a finder of a security hole writes to, and until which day that address is sure: at most a year ahead. */
  security: z.strictObject({ email: z.email(), expires: z.iso.date() }),
  /** City and state whose courts hear disputes. */
  courts: z.string().min(1),
  social: z.array(z.strictObject({ name: z.string().min(1), url: z.url() })),
  /** Where the drivers' app is found. */
  app: z.url(),
});

export type Company = z.infer<typeof companySchema>;

/** A place of the company with its postal address. */
export type Office = Company["offices"][number];

/** One of our own renders: what it shows, and its files `${base}-${width}.avif` and `.webp`. */
export type ContentPicture = {
  base: string;
  widths: readonly number[];
  /** Of the largest file, in px. */
  width: number;
  height: number;
  /** Colours of the upper and the lower half, shown until the picture is there. */
  tint: readonly [string, string];
  alt: string;
  /** CSS object-position of what must stay visible in a crop. */
  position?: string;
  /** An upright crop for phones. */
  narrow?: ContentPicture;
};

/** A question with its answer in plain words. */
export type Question = { question: string; answer: string };

/** What one presses and where on this site it leads. */
export type Action = { label: string; href: string };

/** The words of a search field. */
export type SearchWords = { label: string; placeholder: string; button: string };

/** A way on for whom a search has not helped: what it is called, what it holds, where it is. */
export type Suggestion = Action & { text: string };
