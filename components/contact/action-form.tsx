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
  /** Spoken name. */
  label: string;
  children: ReactNode;
};

/** A form that a server action receives: what was answered stands above the fields. */
export function ActionForm({ of, label, children }: ActionFormProps) {
  const { form, message, pending, state, cameWithPage } = of;
  const notice = noticeOf(state);
  return (
    <FormContext value={{ fields: state.fields, pending }}>
      <form {...form} className="form-body" aria-label={label}>
        {/* A page that came back without scripts starts at the top: the browser must lead to the answer. */}
        <div
          ref={message}
          tabIndex={-1}
          className="form-answer"
          // biome-ignore lint/a11y/noAutofocus: only what the person has asked for is shown first.
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
