/** The fields of the contact form, by their names on the wire. */
export const MESSAGE_FIELDS = ["firstname", "lastname", "telephone", "email", "message"] as const;

/** Where a person writes nothing and a program that fills in every field gives itself away. */
export const TRAP_FIELD = "website";

/** What the privacy box says while it is not ticked. */
export const AGREE = "You must agree with the privacy statement";

/** What an empty field says, in the specification's words: "firstname is required". */
export function requiredWords(field: string): string {
  return `${field} is required`;
}

export type Solution = "hrms" | "education" | "health";

type SolutionWords = {
  title: string;
  /** What the person's organisation is called on that page. */
  organisation: string;
  organisationRequired: boolean;
  /** Said after the request has gone out. */
  done: string;
};

/** The solutions that are shown on request; `done` is the specification's text of each page. */
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

/** Which of these fields are empty, each with its words. Spaces alone are empty. */
export function emptyFields(
  values: Record<string, string>,
  required: Record<string, string>,
): Problems {
  const empty = Object.entries(required).filter(([name]) => !values[name]?.trim());
  return Object.fromEntries(empty.map(([name, words]) => [name, [words]]));
}

/** What keeps a contact message from being sent at all; the call checks the rest. */
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
 * Until when a complaint must be acknowledged and resolved: 48 hours and one month, by rule 4(5) of the
 * Consumer Protection (E-Commerce) Rules 2020.
 */
export function grievanceDue(receivedAt: Date): { acknowledge: Date; resolve: Date } {
  return {
    acknowledge: new Date(receivedAt.getTime() + 48 * HOUR_MS),
    resolve: monthLater(receivedAt),
  };
}

// India has one time zone without summer time, so a calendar month there can be counted in shifted UTC.
const INDIA_MS = 5.5 * HOUR_MS;

/** The same time of the same day of the next month in India; the month's last day where it has none. */
function monthLater(date: Date): Date {
  const local = new Date(date.getTime() + INDIA_MS);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0));
  local.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return new Date(local.getTime() - INDIA_MS);
}
