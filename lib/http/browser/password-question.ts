import type { Audience } from "@/lib/identity/actor";

/** A pending request for the password; `answer` is called with whether it was confirmed. */
export type PasswordQuestion = { audience: Audience; answer: (confirmed: boolean) => void };

let question: PasswordQuestion | null = null;
const listeners = new Set<() => void>();

/**
 * Asks for the password in the page's dialog. Resolves to false if the person declines or the page has no
 * such dialog. Callers that ask while it is open share its answer.
 */
export function askForPassword(audience: Audience): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const before = question;
    publish({
      audience,
      answer(confirmed) {
        publish(null);
        before?.answer(confirmed);
        resolve(confirmed);
      },
    });
  });
}

export function subscribeQuestion(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function currentQuestion() {
  return question;
}

function publish(next: PasswordQuestion | null) {
  question = next;
  for (const listener of listeners) listener();
}
