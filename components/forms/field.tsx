"use client";

import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { useForm } from "@/components/forms/form";

type FieldProps = {
  label: string;
  /** Name in the form data, and key of its messages. */
  name: string;
  /** A sentence. The messages take its place: both would say the same twice. */
  help?: string | false | null;
  /** Shown below with or without messages, e.g. a button that sends a new code. */
  tools?: ReactNode;
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
export function Field(props: FieldProps) {
  const { label, name, help, tools, error, optional, aside, wide, children } = props;
  const id = useId();
  const { fields } = useForm();
  const messages = error === undefined ? (fields[name] ?? []) : [error].flat();
  const invalid = messages.length > 0;
  const parts = [invalid ? "error" : help && "help", tools && "tools"].filter(Boolean);
  const describedBy = parts.map((part) => `${id}-${part}`).join(" ") || undefined;
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
        {help && !invalid && (
          <span className="help" id={`${id}-help`}>
            {help}
          </span>
        )}
        {invalid && <Messages id={`${id}-error`} messages={messages} />}
        {tools && (
          <span className="help" id={`${id}-tools`}>
            {tools}
          </span>
        )}
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
