"use client";

import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { useForm } from "@/components/forms/form";

type FieldProps = {
  label: string;
  /** Name in the form data, and key of its messages. */
  name: string;
  help?: ReactNode;
  /** Only if the messages do not come from the surrounding Form. */
  error?: string | readonly string[];
  optional?: boolean;
  /** Shown at the end of the label's line, e.g. a "Forgot password?" link. */
  aside?: ReactNode;
  /** Spans both columns of a `.field-grid`. */
  wide?: boolean;
  /** One Input, Select, TextArea or PasswordInput. */
  children: ReactNode;
};

/** Label, control, help text and messages, linked by ids. */
export function Field({ label, name, help, error, optional, aside, wide, children }: FieldProps) {
  const id = useId();
  const { fields } = useForm();
  const messages = error === undefined ? (fields[name] ?? []) : [error].flat();
  const invalid = messages.length > 0;
  const describedBy =
    [help && `${id}-help`, invalid && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const labelNode = (
    <label htmlFor={id} className="label">
      {label} {optional && <span className="optional">(optional)</span>}
    </label>
  );

  return (
    <FieldContext value={{ id, name, invalid, describedBy }}>
      <div className={wide ? "field field--wide" : "field"}>
        {aside ? (
          <div className="flex-row between">
            {labelNode}
            {aside}
          </div>
        ) : (
          labelNode
        )}
        {children}
        {help && (
          <span className="help" id={`${id}-help`}>
            {help}
          </span>
        )}
        {invalid && <Messages id={`${id}-error`} messages={messages} />}
      </div>
    </FieldContext>
  );
}

/** The props that tie a control to the surrounding Field. Throws outside of a Field. */
export function useFieldProps() {
  const field = useContext(FieldContext);
  if (!field) throw new Error("A form control must stand inside a Field.");
  return {
    id: field.id,
    name: field.name,
    "aria-invalid": field.invalid || undefined,
    "aria-describedby": field.describedBy,
  };
}

function Messages({ id, messages }: { id: string; messages: readonly string[] }) {
  return (
    <div className="field-error field-error--list" id={id}>
      <CircleAlert className="icon" aria-hidden="true" />
      <span>
        {messages.map((message) => (
          <span className="own-line" key={message}>
            {message}
          </span>
        ))}
      </span>
    </div>
  );
}

const FieldContext = createContext<{
  id: string;
  name: string;
  invalid: boolean;
  describedBy: string | undefined;
} | null>(null);
