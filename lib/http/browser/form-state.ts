import type { FieldErrors } from "@/lib/call/errors";

/** How a form stands that a server action receives: what `useActionState` keeps. */
export type FormState<Answer = unknown> = {
  /** Whether the last send went well; false before the first. */
  ok: boolean;
  /** What to say about the whole form; empty before the first send. */
  message: string;
  /** Set in the browser when the server could not be reached: `message` is then the browser's. */
  lost?: boolean;
  fields: FieldErrors;
  /** What was typed, by field, so that a page which comes back has lost nothing; empty after success. */
  values: Record<string, string>;
  /** What the call answered when it went well. */
  answer: Answer | null;
};

/** Before anything was sent. */
export const UNSENT: FormState<never> = {
  ok: false,
  message: "",
  fields: {},
  values: {},
  answer: null,
};

/** The texts of a form by name; files, and the fields in which React names its action, are left out. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !entry[0].startsWith("$"),
  );
  return Object.fromEntries(texts);
}
