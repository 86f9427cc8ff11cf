"use client";

import { type ReactNode, useId } from "react";
import { useForm } from "@/components/forms/form";

/** A checkbox with its sentence, e.g. a consent. Shows the surrounding Form's messages for its name. */
export function Checkbox({
  name,
  defaultChecked,
  children,
}: {
  name: string;
  defaultChecked?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const messages = useForm().fields[name] ?? [];
  const invalid = messages.length > 0;
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          name={name}
          defaultChecked={defaultChecked}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {invalid && (
        <div className="field-error" id={id}>
          {messages.join(" ")}
        </div>
      )}
    </div>
  );
}
