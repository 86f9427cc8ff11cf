"use client";

import type { ComponentProps } from "react";
import { useFieldProps } from "@/components/forms/field";

/** A text input, 48 px high. Gets id, name and messages from the surrounding Field; other props go to `<input>`. */
export function Input({ className = "", ...rest }: ComponentProps<"input">) {
  return <input {...useFieldProps()} className={`input ${className}`.trim()} {...rest} />;
}

/** A native select; its children are `<option>`s. */
export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return <select {...useFieldProps()} className={`input ${className}`.trim()} {...rest} />;
}

/** A multi-line text input. */
export function TextArea({ className = "", ...rest }: ComponentProps<"textarea">) {
  return <textarea {...useFieldProps()} className={`input ${className}`.trim()} {...rest} />;
}
