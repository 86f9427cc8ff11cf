const MAX_CAUSES = 4;

type Described = {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: Described;
};

/** An error for the log, with its causes; personal data and secrets are masked. */
export function describeError(error: unknown, causes = 0): Described {
  if (!isErrorLike(error)) return { name: typeof error, message: mask(String(error)) };
  const { name = "object", message, stack, cause } = error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    name,
    message: mask(message),
    code,
    stack: stack && mask(stack),
    cause:
      cause === undefined || causes >= MAX_CAUSES ? undefined : describeError(cause, causes + 1),
  };
}

/** An error, or an object made of one, as pg-boss tells of its own. */
function isErrorLike(error: unknown): error is Omit<Error, "name"> & { name?: string } {
  if (error instanceof Error) return true;
  const isObject = typeof error === "object" && error !== null;
  return isObject && "message" in error && typeof error.message === "string";
}

/**
 * Backtracking makes the patterns quadratic in the length of a word; longer text tells a reader nothing
 * more.
 */
const LONGEST = 4_000;

const MASKS: [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[email]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, "[token]"],
  [/\$argon2\w*\$\S+/g, "[hash]"],
  [/(?:\+?91[ -]?)?\b[6-9]\d{4}[ -]?\d{5}\b/g, "[phone]"],
  [/(:\/\/[^:/\s]+:)[^@\s]+@/g, "$1[secret]@"],
  [/\b(password|token|secret|otp_code|code)(["']?\s*[:=]\s*["']?)[^\s"',}]+/gi, "$1$2[hidden]"],
];

/** Masks email addresses, phone numbers, tokens and secrets in a text, and cuts it to 4,000 characters. */
export function mask(text: string): string {
  // The last word is dropped too: the patterns would not recognise half an address.
  const shortened = text.length > LONGEST ? text.slice(0, LONGEST).replace(/\S+$/, "…") : text;
  return MASKS.reduce((masked, [pattern, word]) => masked.replace(pattern, word), shortened);
}
