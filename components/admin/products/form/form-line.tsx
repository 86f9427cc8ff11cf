"use client";

import type { ReactNode } from "react";
import type { FormValues } from "@/components/admin/products/form/form-values";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";

/** A section of the product form with a title. */
export function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className="surface" aria-labelledby={id}>
      <h2 id={id} className="part-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Marks a value that is only a sample. */
export function SampleTag() {
  return <span className="product-sample">Sample</span>;
}

type LineProps = {
  /** Initial values of the form. */
  start: FormValues;
  name: string;
  label: string;
  help?: string;
  optional?: boolean;
  /** The value is a sample that nobody has looked at. */
  sample?: boolean;
  wide?: boolean;
  maxLength?: number;
  inputMode?: "decimal" | "numeric";
  onText?: (text: string) => void;
};

/** A text field of the product form. */
export function Line({
  start,
  name,
  label,
  help,
  optional,
  sample,
  wide,
  onText,
  ...input
}: LineProps) {
  return (
    <Field
      name={name}
      label={label}
      help={help}
      optional={optional}
      wide={wide}
      aside={sample && <SampleTag />}
    >
      <Input
        {...input}
        className={input.inputMode && "numeric"}
        autoComplete="off"
        defaultValue={start[name]}
        onChange={onText && ((event) => onText(event.target.value))}
      />
    </Field>
  );
}
