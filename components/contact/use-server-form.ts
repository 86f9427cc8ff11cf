"use client";

import { type FormEvent, useActionState, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "@/lib/call/errors";
import { type FormState, textsOf, UNSENT } from "@/lib/http/browser/form-state";

type Action<A> = (before: FormState<A>, form: FormData) => Promise<FormState<A>>;

type Options<A> = {
  /** Validates the values; nothing is sent while there are errors. */
  problemsOf: (values: Record<string, string>) => FieldErrors;
  /** Adds what the fields do not hold, such as the files shown as chosen; answers their errors. */
  complete?: (data: FormData) => Promise<FieldErrors>;
  /** Called after a successful send, when the form is cleared. */
  onDone: (state: FormState<A>) => void;
};

/**
 * A form for a server action. Before hydration, or without JavaScript, the browser posts it and the page comes
 * back with the answer. After hydration it is sent by script, and a lost connection keeps the input. Spread `form`
 * on the `<form>`, and pass `message` as ref to the element that shows `noticeOf`.
 */
export function useServerForm<A>(action: Action<A>, { problemsOf, complete, onDone }: Options<A>) {
  const [posted, post] = useActionState(action, UNSENT);
  const [answered, setAnswered] = useState<FormState<A>>();
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const state = answered ?? posted;
  const { form, message } = useAnswerShown(answered, onDone);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const data = new FormData(event.currentTarget);
    const values = textsOf(data);
    const fields = problemsOf(values);
    if (Object.keys(fields).length > 0) return setAnswered({ ...UNSENT, fields, values });
    running.current = true;
    setPending(true);
    setAnswered(await answerTo(data, values));
    setPending(false);
    running.current = false;
  }

  async function answerTo(data: FormData, values: FormState["values"]) {
    const fields = (await complete?.(data)) ?? {};
    if (Object.keys(fields).length > 0) return { ...UNSENT, fields, values };
    return action(state, data).catch((error) => unanswered(error, values));
  }

  return {
    form: { ref: form, action: post, onSubmit: submit, noValidate: true },
    message,
    pending,
    state,
    /** The state was rendered with the page, because nothing was sent by script yet. */
    cameWithPage: !answered,
  };
}

/** Moves the focus to the answer, and clears the form after a successful send. */
function useAnswerShown<A>(
  answered: FormState<A> | undefined,
  onDone: (state: FormState<A>) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);

  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    if (!answered) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? message.current)?.focus({ preventScroll: answered.ok });
    if (!answered.ok) return;
    form.current?.reset();
    done.current(answered);
  }, [answered]);

  return { form, message };
}

/** Message about the whole form, worded by the specification; undefined if there are field errors. */
export function noticeOf(
  state: FormState,
): { tone: "success" | "error"; text: string } | undefined {
  if (state.ok) return { tone: "success", text: state.message };
  if (!state.message || Object.keys(state.fields).length > 0) return undefined;
  const text = state.lost
    ? `Network error: ${state.message}`
    : `Submission failed: ${state.message}`;
  return { tone: "error", text };
}

function unanswered(error: unknown, values: FormState["values"]): FormState<never> {
  // `fetch` throws a TypeError when there is no answer.
  const lost = error instanceof TypeError;
  const message = lost ? error.message : "Unknown error";
  return { ...UNSENT, lost, message, values };
}
