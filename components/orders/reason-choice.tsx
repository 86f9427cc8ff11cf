"use client";

import { CircleAlert } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useForm } from "@/components/forms/form";
import { CANCEL_REASONS } from "@/lib/orders/contract";

/** Choice of the cancellation reason, one of four. Shows the surrounding Form's message for its name. */
export function ReasonChoice({
  name,
  onChoose,
}: {
  name: string;
  onChoose: (reason: string) => void;
}) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const { fields } = useForm();
  const message = fields[name]?.[0];

  useEffect(() => {
    if (fields[name]) first.current?.focus();
  }, [fields, name]);

  return (
    <fieldset className="reasons">
      <legend className="label">Why?</legend>
      {CANCEL_REASONS.map((reason, index) => (
        <label key={reason}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={name}
            value={reason}
            aria-describedby={message && id}
            onChange={() => onChoose(reason)}
          />
          {reason}
        </label>
      ))}
      {message && (
        <div className="field-error choice-error" id={id}>
          <CircleAlert className="icon" aria-hidden="true" />
          {message}
        </div>
      )}
    </fieldset>
  );
}
