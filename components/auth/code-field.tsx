"use client";

import { type ClipboardEvent, type ReactNode, type SyntheticEvent, useState } from "react";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { useForm } from "@/components/forms/form";

type CodeFieldProps = {
  name?: string;
  label?: string;
  /** Shown below the slots, e.g. when a new code can be sent. */
  tools?: ReactNode;
  /** True if the code is the only input of the step: the field then gets the focus. */
  autoFocus?: boolean;
};

/**
 * Six-digit code: six drawn slots over one real input, so that paste, password managers and the phone's
 * SMS suggestion work. A wrong code is cleared, because the user has to type a new one anyway.
 */
export function CodeField({
  name = "otp_code",
  label = "One-time code",
  tools,
  autoFocus,
}: CodeFieldProps) {
  const messages = useForm().fields[name];
  const [code, setCode] = useState("");
  const [focused, setFocused] = useState(false);
  const [refused, setRefused] = useState(messages);
  if (messages !== refused) {
    setRefused(messages);
    if (messages) setCode("");
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    setCode(digitsOf(event.clipboardData.getData("text")));
  }

  return (
    <Field name={name} label={label} tools={tools}>
      <div className="code-input">
        <Input
          className="numeric"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="6-digit"
          maxLength={LENGTH}
          value={code}
          autoFocus={autoFocus}
          onChange={(event) => setCode(digitsOf(event.target.value))}
          onPaste={paste}
          onSelect={keepCaretAtEnd}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        <div className="slots" aria-hidden="true">
          {SLOTS.map((slot) => (
            <i key={slot} className={focused && slot === nextSlot(code) ? "active" : undefined}>
              {code[slot]}
            </i>
          ))}
        </div>
      </div>
    </Field>
  );
}

const LENGTH = 6;
const SLOTS = [0, 1, 2, 3, 4, 5];

/** Strips spaces and dashes of a pasted "470 291". */
function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, LENGTH);
}

function nextSlot(code: string): number {
  return Math.min(code.length, LENGTH - 1);
}

// The caret is not visible: in the middle of the code, typing would go into an unexpected slot.
function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) {
    input.setSelectionRange(end, end);
  }
}
