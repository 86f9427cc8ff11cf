/** The fields of the contact form, by their wire names. */
export const MESSAGE_FIELDS = ["firstname", "lastname", "telephone", "email", "message"] as const;

/** A honeypot: people leave it empty, programs that fill in every field do not. */
export const TRAP_FIELD = "website";

/** Most photos of a message, and the bytes of each: as much as a profile picture. */
export const MAX_PHOTOS = 3;
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

/** What the server can read. Phones convert their own format (HEIC) to one of these. */
export const PHOTO_TYPES: readonly string[] = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
];

/** What is wrong with chosen photos, and what to do. */
export const PHOTO_WORDS = {
  notFile: "Send photos as files.",
  tooMany: `A message takes ${MAX_PHOTOS} photos at most. Remove one first.`,
  tooLarge: "A photo has at most 5 MB. Please choose a smaller one.",
  empty: "This file is empty. Please choose another one.",
  notPhoto: "Choose a photo in JPEG, PNG, WebP or AVIF format.",
  again: "Please choose your photos again: the page could not keep them.",
} as const;

/** The message of the unticked privacy box. */
export const AGREE = "You must agree with the privacy statement";

/** The message of an empty field, as the specification words it: "firstname is required". */
export function requiredWords(field: string): string {
  return `${field} is required`;
}

export type Solution = "hrms" | "education" | "health";

type SolutionWords = {
  title: string;
  /** The page's word for the person's organisation. */
  organisation: string;
  organisationRequired: boolean;
  /** Shown after the request was sent. */
  done: string;
};

/** The solutions with demos; `done` is the specification's text of each page. */
export const SOLUTIONS: Record<Solution, SolutionWords> = {
  hrms: {
    title: "HRMS",
    organisation: "Company name",
    organisationRequired: false,
    done: "Demo request submitted!",
  },
  education: {
    title: "Education",
    organisation: "School name",
    organisationRequired: true,
    done: "Request Submitted!",
  },
  health: {
    title: "Health",
    organisation: "Hospital name",
    organisationRequired: true,
    done: "Request submitted!",
  },
};

type Problems = Record<string, string[]>;

/** The empty fields with their messages. Whitespace counts as empty. */
export function emptyFields(
  values: Record<string, string>,
  required: Record<string, string>,
): Problems {
  const empty = Object.entries(required).filter(([name]) => !values[name]?.trim());
  return Object.fromEntries(empty.map(([name, words]) => [name, [words]]));
}

/** The problems that stop a contact message before it is sent; the call checks the rest. */
export function messageProblems(values: Record<string, string>): Problems {
  const names = MESSAGE_FIELDS.filter((name) => name !== "telephone");
  const required = Object.fromEntries(names.map((name) => [name, requiredWords(name)]));
  return emptyFields(values, { ...required, consent: AGREE });
}

/** The same for a demo request. */
export function demoProblems(values: Record<string, string>, solution: Solution): Problems {
  const { organisation, organisationRequired } = SOLUTIONS[solution];
  return emptyFields(values, {
    name: requiredWords("Name"),
    email: requiredWords("Email"),
    ...(organisationRequired ? { organisation: requiredWords(organisation) } : {}),
  });
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * When a complaint must be acknowledged and resolved: within 48 hours and one month, by rule 4(5) of the
 * Consumer Protection (E-Commerce) Rules 2020.
 */
export function grievanceDue(receivedAt: Date): { acknowledge: Date; resolve: Date } {
  return {
    acknowledge: new Date(receivedAt.getTime() + 48 * HOUR_MS),
    resolve: monthLater(receivedAt),
  };
}

// India has one time zone without daylight saving, so months can be computed in shifted UTC.
const INDIA_MS = 5.5 * HOUR_MS;

/** The same time one month later in India; the month's last day if that day does not exist. */
function monthLater(date: Date): Date {
  const local = new Date(date.getTime() + INDIA_MS);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0));
  local.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return new Date(local.getTime() - INDIA_MS);
}
