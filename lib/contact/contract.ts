import { z } from "zod";
import { Email } from "@/lib/auth/fields";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";
import { limit } from "@/lib/call/paging";
import { AGREE, requiredWords, SOLUTIONS, TRAP_FIELD } from "@/lib/contact/rules";
import { normaliseTelephone } from "@/lib/contact/telephone";

export const ContactTopic = z.enum(["general", "grievance"]);
export type ContactTopic = z.output<typeof ContactTopic>;

const TELEPHONE =
  "Enter a number like 98765 43210, 080 2345 6789 or +44 20 7946 0123, or leave it empty.";
const Telephone = z
  .string(TELEPHONE)
  .trim()
  .max(40, "A telephone number has at most 40 characters.")
  .nullish()
  .transform((text, ctx) => {
    if (!text) return null;
    const telephone = normaliseTelephone(text);
    if (telephone) return telephone;
    ctx.addIssue(TELEPHONE);
    return z.NEVER;
  });

/** A honeypot field; see TRAP_FIELD. */
const Trap = z.string().max(1000).optional();

/** The answer of the public forms. `reference` is for the person's enquiries: "C-000123". */
export const Received = Message.extend({ reference: z.string() });
export type Received = z.output<typeof Received>;

/** The fields of a message, however it is sent. */
export const messageFields = {
  firstname: line("firstname", "A first name", 60),
  lastname: line("lastname", "A last name", 60),
  telephone: Telephone,
  email: email("email"),
  message: required("message", "A message", 5000).transform(unixLines),
  topic: ContactTopic.default("general"),
  [TRAP_FIELD]: Trap,
};

export const contactUs = call({
  method: "POST",
  path: "/contact/contactus",
  access: "public",
  input: z.object({
    ...messageFields,
    /** The form always sends it; a program with the five fields does not. */
    consent: z.literal(true, { error: AGREE }).optional(),
  }),
  output: Received,
  errors: ["rate_limited"],
});

const Solution = z.enum(["hrms", "education", "health"], { error: "Choose a solution." });

export const demoRequest = call({
  method: "POST",
  path: "/contact/demorequest",
  access: "public",
  input: z
    .object({
      solution: Solution,
      name: line("Name", "A name", 100),
      email: email("Email"),
      organisation: optional("The name", 120, oneLine),
      need: optional("This text", 2000, unixLines),
      [TRAP_FIELD]: Trap,
    })
    .superRefine(({ solution, organisation }, ctx) => {
      const words = SOLUTIONS[solution];
      if (organisation || !words.organisationRequired) return;
      const message = requiredWords(words.organisation);
      ctx.addIssue({ code: "custom", path: ["organisation"], message });
    }),
  output: Received,
  errors: ["rate_limited"],
});

/** A photo of a message; its file is answered by `readPhoto`. Sizes in pixels. */
const ContactPhoto = z.object({
  id: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type ContactPhoto = z.output<typeof ContactPhoto>;

/** A message in the back-office. */
export const ContactEntry = z.object({
  id: z.string(),
  reference: z.string(),
  topic: ContactTopic,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  telephone: z.string().nullable(),
  message: z.string(),
  /** In the order in which they were sent. */
  photos: z.array(ContactPhoto),
  created_at: Time,
  read_at: Time.nullable(),
  handled_at: Time.nullable(),
  /** When it was last answered from the back-office. */
  answered_at: Time.nullable(),
});
export type ContactEntry = z.output<typeof ContactEntry>;

/** A demo request in the back-office. */
export const DemoEntry = z.object({
  id: z.string(),
  reference: z.string(),
  solution: Solution,
  name: z.string(),
  email: z.string(),
  organisation: z.string().nullable(),
  need: z.string().nullable(),
  created_at: Time,
  read_at: Time.nullable(),
  handled_at: Time.nullable(),
});
export type DemoEntry = z.output<typeof DemoEntry>;

const page = z.object({
  /** The id to continue after; left out for the newest. */
  after: z.uuid().optional(),
  limit: limit(),
  /** "true" lists only unread entries. */
  unread: z.union([z.boolean(), z.stringbool()]).optional(),
});

export const getAllContacts = call({
  method: "GET",
  path: "/contact/getallcontacts",
  access: "admin",
  mayLag: true,
  input: page,
  output: z.object({ contacts: z.array(ContactEntry) }),
  errors: [],
});

export const getDemoRequests = call({
  method: "GET",
  path: "/contact/demorequests",
  access: "admin",
  mayLag: true,
  input: page,
  output: z.object({ demo_requests: z.array(DemoEntry) }),
  errors: [],
});

const marks = { read: z.boolean().optional(), handled: z.boolean().optional() };

/** Marks a message; fields left out stay as they are. */
export const markMessage = call({
  method: "PATCH",
  path: "/contact/messages/{id}",
  access: "admin",
  right: "orders",
  input: z.object({ id: z.string(), ...marks }),
  output: Message.extend({ contact: ContactEntry }),
  errors: ["not_found"],
});

export const markDemoRequest = call({
  method: "PATCH",
  path: "/contact/demorequests/{id}",
  access: "admin",
  right: "orders",
  input: z.object({ id: z.string(), ...marks }),
  output: Message.extend({ demo_request: DemoEntry }),
  errors: ["not_found"],
});

function line(field: string, what: string, max: number) {
  return required(field, what, max).transform(oneLine);
}

function required(field: string, what: string, max: number) {
  const error = requiredWords(field);
  return z.string({ error }).trim().min(1, error).max(max, tooLong(what, max));
}

function email(field: string) {
  const error = requiredWords(field);
  return z.string({ error }).trim().min(1, error).pipe(Email);
}

function optional(what: string, max: number, tidy: (text: string) => string) {
  return z
    .string()
    .trim()
    .max(max, tooLong(what, max))
    .nullish()
    .transform((text) => (text ? tidy(text) : null));
}

function tooLong(what: string, max: number): string {
  return `${what} has at most ${max.toLocaleString("en-IN")} characters.`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** Normalizes line breaks: forms send CRLF, programs what they like. */
export function unixLines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
