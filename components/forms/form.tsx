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
  /** Gets the form data. While its promise is pending, the submit button is busy and a second submit is ignored. */
  onSubmit: (data: FormData, form: HTMLFormElement) => unknown;
  /** Messages by field name. Each Field shows its own; the first field with one gets the focus. */
  fields?: FieldErrors;
  className?: string;
  /** Accessible name, if no heading names the form. */
  label?: string;
  children: ReactNode;
};

/** A form that keeps its input after submit. We validate ourselves, so the browser's own bubbles are off. */
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
      {/* POST: a submit before hydration must not put the fields into the URL. */}
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

/** The surrounding form's messages by field, and whether a submit is running. */
export function useForm() {
  return useContext(FormContext);
}

const NONE: FieldErrors = {};
/** Exported for other kinds of form, such as one sent to a server action. */
export const FormContext = createContext<{ fields: FieldErrors; pending: boolean }>({
  fields: NONE,
  pending: false,
});
