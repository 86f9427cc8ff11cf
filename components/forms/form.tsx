"use client";

import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import type { FieldErrors } from "@/lib/call/errors";

type FormProps = {
  /** Gets what was typed. While its promise is open the submit button is busy and no second submit passes. */
  onSubmit: (data: FormData, form: HTMLFormElement) => unknown;
  /** Messages by field name; each Field picks its own, and the focus goes to the first of them. */
  fields?: FieldErrors;
  className?: string;
  /** Spoken name, where no heading names the form. */
  label?: string;
  children: ReactNode;
};

/** A form whose fields keep what was typed. Checking is ours, so the browser's own bubbles stay away. */
export function Form({
  onSubmit,
  fields = NONE,
  className = "form-body",
  label,
  children,
}: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (Object.keys(fields).length === 0) return;
    ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [fields]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const form = event.currentTarget;
    running.current = true;
    setPending(true);
    try {
      await onSubmit(new FormData(form), form);
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  return (
    <FormContext value={{ fields, pending }}>
      {/* POST, because a submit before the scripts are there must not put fields into the address. */}
      <form
        ref={ref}
        method="post"
        className={className}
        aria-label={label}
        noValidate
        onSubmit={submit}
      >
        {children}
      </form>
    </FormContext>
  );
}

/** What the form around says: messages by field and whether a submit is running. */
export function useForm() {
  return useContext(FormContext);
}

const NONE: FieldErrors = {};
/** For a form of another kind, such as one that a server action receives. */
export const FormContext = createContext<{ fields: FieldErrors; pending: boolean }>({
  fields: NONE,
  pending: false,
});
