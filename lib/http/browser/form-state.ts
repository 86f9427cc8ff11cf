import type { FieldErrors } from "@/lib/call/errors";

/** The state that `useActionState` keeps of a form sent to a server action. */
export type FormState<Answer = unknown> = {
  /** Whether the last send succeeded; false before the first. */
  ok: boolean;
  /** The message about the whole form; empty before the first send. */
  message: string;
  /** Set in the browser when the server could not be reached; `message` is then the browser's. */
  lost?: boolean;
  /** Files came with a form that failed: a page that comes back cannot hold them. */
  lostFiles?: boolean;
  fields: FieldErrors;
  /** What was typed, by field, so that a reloaded form loses nothing; empty after success. */
  values: Record<string, string>;
  /** The call's answer after success. */
  answer: Answer | null;
};

/** The state before the first send. */
export const UNSENT: FormState<never> = {
  ok: false,
  message: "",
  fields: {},
  values: {},
  answer: null,
};

/** The text fields of a form by name, without files and the fields React adds to name its action. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !entry[0].startsWith("$"),
  );
  return Object.fromEntries(texts);
}
