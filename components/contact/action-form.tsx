"use client";

import type { ReactNode } from "react";
import { Answer } from "@/components/contact/answer";
import { noticeOf, type useServerForm } from "@/components/contact/use-server-form";
import { FormContext } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import type { Received } from "@/lib/contact/contract";
import { TRAP_FIELD } from "@/lib/contact/rules";

type ActionFormProps = {
  of: ReturnType<typeof useServerForm<Received>>;
  /** Accessible name. */
  label: string;
  children: ReactNode;
};

/** A form for a server action. Shows the answer above the fields. */
export function ActionForm({ of, label, children }: ActionFormProps) {
  const { form, message, pending, state, cameWithPage } = of;
  const notice = noticeOf(state);
  return (
    <FormContext value={{ fields: state.fields, pending }}>
      <form {...form} className="form-body" aria-label={label}>
        {/* Without JavaScript the page comes back scrolled to the top: autofocus leads to the answer. */}
        <div
          ref={message}
          tabIndex={-1}
          className="form-answer"
          // biome-ignore lint/a11y/noAutofocus: only after a submit, to show its answer.
          autoFocus={cameWithPage && !!notice}
        >
          <FormMessage tone={notice?.tone}>
            {state.answer ? <Answer answer={state.answer} /> : notice?.text}
          </FormMessage>
        </div>
        {children}
        <div className="visually-hidden" aria-hidden="true">
          <label>
            Leave this empty
            <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </form>
    </FormContext>
  );
}
