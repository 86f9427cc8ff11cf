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
  /** Corporate identity number (Companies Act). */
  cin: z.string().regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, "must be a CIN of 21 characters"),
  gstin: z.string().regex(/^\d{2}[A-Z0-9]{13}$/, "must be a GSTIN of 15 characters"),
  /** For display, with country code and spaces. */
  phone: phoneSchema,
  email: z.email(),
  /** The registered office first. */
  offices: z.array(officeSchema).min(1),
  /** Required by the Consumer Protection (E-Commerce) Rules 2020, rule 4. */
  grievanceOfficer: z.strictObject({
    name: z.string().min(1),
    title: z.string().min(1),
    phone: phoneSchema,
    email: z.email(),
  }),
  /**
   * The contact for security reports, and the day until which it is valid: at most a year ahead (RFC 9116).
   */
  security: z.strictObject({ email: z.email(), expires: z.iso.date() }),
  /** City and state with jurisdiction over disputes. */
  courts: z.string().min(1),
  social: z.array(z.strictObject({ name: z.string().min(1), url: z.url() })),
  /** Where to find the drivers' app. */
  app: z.url(),
});

export type Company = z.infer<typeof companySchema>;

/** A place of the company with its postal address. */
export type Office = Company["offices"][number];

/** The drawings at the head of articles, in components/site/article/figures. */
export const ARTICLE_DRAWINGS = [
  "bays",
  "bill",
  "ceilings",
  "depot",
  "documents",
  "heat",
  "leakage",
  "spare-load",
  "weather",
] as const;

/** A drawing, and what it says in words. */
export type ArticleFigure = { drawing: (typeof ARTICLE_DRAWINGS)[number]; caption: string };

/** One of our own renders, with its files `${base}-${width}.avif` and `.webp`. */
export type ContentPicture = {
  base: string;
  widths: readonly number[];
  /** Width and height of the largest file, in px. */
  width: number;
  height: number;
  /** Colours of the upper and lower half, shown while the picture loads. */
  tint: readonly [string, string];
  alt: string;
  /** CSS object-position: what must stay visible when cropped. */
  position?: string;
  /** A portrait crop for phones. */
  narrow?: ContentPicture;
};

/** A question with its answer in plain text. */
export type Question = { question: string; answer: string };

/** A link or button and its target on this site. */
export type Action = { label: string; href: string };

/** The texts of a search field. */
export type SearchWords = { label: string; placeholder: string; button: string };

/** A suggestion for a search without results: label, content and link. */
export type Suggestion = Action & { text: string };
