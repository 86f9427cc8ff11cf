/** Uses allowed per number of seconds. */
export type Rate = readonly [uses: number, seconds: number];

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/**
 * A rate limit. An account's rate is what a person needs with room to spare; further uses are refused. An
 * address may be an office, a housing society, a mobile network's gateway or an undeclared proxy with
 * thousands of people behind it: above its rate each use is delayed a little, and refused only above twice
 * the rate. `countedIn`: per process, or in the database for all processes together (for what sends mail,
 * creates rows or can be guessed). Passwords and codes are also guarded by `LOCKOUT`.
 */
export type LimitRule = {
  /** What is limited, in words. */
  words: string;
  address?: Rate;
  account?: Rate;
  countedIn: "process" | "database";
};

export const LIMITS = {
  "any-call": { words: "Every call", address: [1_500, MINUTE_S], countedIn: "process" },
  "wrong-key": { words: "A wrong API key", address: [120, MINUTE_S], countedIn: "process" },
  search: { words: "Product search", address: [240, MINUTE_S], countedIn: "process" },
  advice: { words: "Advice on a charger", address: [240, MINUTE_S], countedIn: "process" },
  visit: { words: "Counting a visit", address: [240, MINUTE_S], countedIn: "process" },
  "data-sheet": { words: "A data sheet", address: [60, MINUTE_S], countedIn: "process" },
  "tax-document": { words: "A tax invoice", address: [240, MINUTE_S], countedIn: "process" },
  pin: { words: "PIN code look-up", address: [240, MINUTE_S], countedIn: "process" },
  delivery: { words: "Delivery date look-up", address: [240, MINUTE_S], countedIn: "process" },
  "guest-cart": { words: "A new cart of a guest", address: [30, HOUR_S], countedIn: "database" },
  order: {
    words: "Ordering, or beginning or verifying a payment",
    address: [240, 10 * MINUTE_S],
    account: [60, 10 * MINUTE_S],
    countedIn: "process",
  },
  address: {
    words: "Changing addresses",
    address: [300, HOUR_S],
    account: [60, HOUR_S],
    countedIn: "process",
  },
  profile: {
    words: "Changing the profile",
    address: [300, HOUR_S],
    account: [60, HOUR_S],
    countedIn: "process",
  },
  "new-email": {
    words: "Changing the email address",
    address: [30, HOUR_S],
    account: [5, DAY_S],
    countedIn: "database",
  },
  data: {
    words: "Downloading one’s data",
    address: [60, HOUR_S],
    account: [10, HOUR_S],
    countedIn: "process",
  },
  "sign-up": {
    words: "Sign-up",
    address: [30, HOUR_S],
    account: [5, HOUR_S],
    countedIn: "database",
  },
  "sign-in": {
    words: "Login",
    address: [100, 10 * MINUTE_S],
    account: [60, 10 * MINUTE_S],
    countedIn: "database",
  },
  code: {
    words: "Entering a code",
    address: [100, 10 * MINUTE_S],
    account: [30, 10 * MINUTE_S],
    countedIn: "database",
  },
  "code-mail": {
    words: "Emailing a code",
    address: [40, HOUR_S],
    account: [20, HOUR_S],
    countedIn: "database",
  },
  reset: {
    words: "Setting a new password",
    address: [40, HOUR_S],
    account: [30, HOUR_S],
    countedIn: "database",
  },
  invitation: {
    words: "Accepting an invitation",
    address: [60, HOUR_S],
    account: [30, HOUR_S],
    countedIn: "database",
  },
  contact: {
    words: "Message or demo request",
    address: [15, HOUR_S],
    account: [6, HOUR_S],
    countedIn: "database",
  },
  "message-photos": {
    words: "Message with photos",
    address: [10, HOUR_S],
    account: [6, HOUR_S],
    countedIn: "database",
  },
  picture: {
    words: "Uploading a profile picture",
    address: [120, HOUR_S],
    account: [10, HOUR_S],
    countedIn: "database",
  },
  report: {
    words: "Fault report",
    address: [30, HOUR_S],
    account: [10, HOUR_S],
    countedIn: "database",
  },
} as const satisfies Record<string, LimitRule>;

export type Limited = keyof typeof LIMITS;

/** A program acts for many people, so its address may do this many times as much. */
export const PROGRAM_TIMES = 10;
/** The demo allows its own machine this many times as much, for tests and benchmarks. */
export const DEMO_TIMES = 100;

/** Wrong passwords and codes: the first ones within a day are free, then each locks for 1, 2, 4 … minutes. */
export const LOCKOUT = { freeTries: 4, longestMinutes: 60, forgottenAfterS: DAY_S } as const;

/** A code can be mailed again after 30 seconds, and five times an hour, per purpose and asker. */
export const CODE_MAIL_GAP: Rate = [1, 30];
export const CODE_MAILS: Rate = [5, HOUR_S];
/**
 * Code mails that strangers together can send to one mailbox; people who have signed in there are not
 * counted.
 */
export const STRANGERS_CODE_MAILS: Rate = [10, HOUR_S];
export const STRANGERS_CODE_MAILS_A_DAY: Rate = [30, DAY_S];
/** Confirmation mails to an unverified mailbox: the person who typed it may not own it. */
export const UNPROVEN_MAILS: Rate = [3, DAY_S];

/** One row of the table in `/api/docs`. `beyond` says what happens above the limit, if not the default. */
export type LimitLine = {
  what: string;
  account?: Rate;
  address?: Rate;
  mailbox?: Rate;
  beyond?: string;
};

/** All limits, for people to read. */
export function limitLines(): LimitLine[] {
  const uses = Object.values(LIMITS).map(({ words, ...rule }: LimitRule) => {
    const { address, account } = rule;
    return { what: words, account, address };
  });
  return [...uses, ...GUARDS];
}

const GUARDS: LimitLine[] = [
  {
    what: "Wrong passwords or codes",
    account: [LOCKOUT.freeTries, DAY_S],
    beyond:
      "each one more locks for 1, 2, 4 and up to 60 minutes; a session, and a device that has logged in before, are counted apart from strangers",
  },
  {
    what: "Emailing a code for one purpose",
    mailbox: CODE_MAILS,
    beyond: "30 seconds apart; a device that has logged in before is counted apart from strangers",
  },
  {
    what: "The same for all strangers together",
    mailbox: STRANGERS_CODE_MAILS,
    beyond: `at most ${STRANGERS_CODE_MAILS_A_DAY[0]} a day`,
  },
  {
    what: "Emails to an address that no account has verified",
    mailbox: UNPROVEN_MAILS,
    beyond: "a message is taken and its email left out, a new email address of an account refused",
  },
];
