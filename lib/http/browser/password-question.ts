import type { Audience } from "@/lib/identity/actor";

/** Somebody's password is asked for; `answer` hears whether it was confirmed. */
export type PasswordQuestion = { audience: Audience; answer: (confirmed: boolean) => void };

let question: PasswordQuestion | null = null;
const listeners = new Set<() => void>();

/**
 * Asks whoever sits there for the password, by the page's one dialog. False where they would not, and on a page
 * without that dialog. While it is open everybody who asks waits for the same answer.
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
