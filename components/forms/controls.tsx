"use client";

import type { ComponentProps } from "react";
import { useFieldProps } from "@/components/forms/field";

/** A line of text of 48 px. Takes id, name and messages from the Field around; the rest are `<input>` props. */
export function Input({ className = "", ...rest }: ComponentProps<"input">) {
  return <input {...useFieldProps()} className={`input ${className}`.trim()} {...rest} />;
}

/** A native list; give it `<option>`s. */
export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return <select {...useFieldProps()} className={`input ${className}`.trim()} {...rest} />;
}

/** Several lines of text. */
export function TextArea({ className = "", ...rest }: ComponentProps<"textarea">) {
  return <textarea {...useFieldProps()} className={`input ${className}`.trim()} {...rest} />;
}
