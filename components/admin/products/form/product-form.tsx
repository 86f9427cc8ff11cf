"use client";

import { type ReactNode, useRef, useState } from "react";
import { DetailFields } from "@/components/admin/products/form/form-details";
import { SectionFields } from "@/components/admin/products/form/form-fields";
import { type FormValues, valuesTyped } from "@/components/admin/products/form/form-values";
import { PictureSection } from "@/components/admin/products/pictures/picture-section";
import type { Pictures } from "@/components/admin/products/pictures/use-pictures";
import { Form } from "@/components/forms/form";
import type { FieldErrors } from "@/lib/call/errors";

type ProductFormProps = {
  /** Accessible name. */
  label: string;
  /** Initial values; change the `key` to reset the form to others. */
  start: FormValues;
  isNew: boolean;
  /** Names of the fields that still hold a sample. */
  samples?: ReadonlySet<string>;
  pictures: Pictures;
  fields: FieldErrors | undefined;
  onSubmit: (values: FormValues) => Promise<void>;
  /** Called with all values after each change. */
  onChange: (values: FormValues) => void;
  /** The save bar. */
  children: ReactNode;
};

/** The fields and pictures of a new or existing product. */
export function ProductForm({
  label,
  start,
  isNew,
  samples = NONE,
  pictures,
  fields,
  onSubmit,
  onChange,
  children,
}: ProductFormProps) {
  const [name, setName] = useState(start.name ?? "");
  const inside = useRef<HTMLDivElement>(null);
  const form = () => inside.current?.closest("form") ?? undefined;
  return (
    <Form
      className="product-form"
      label={label}
      fields={fields}
      onSubmit={(data) => onSubmit(valuesTyped(data, start))}
    >
      <div
        ref={inside}
        className="product-form-inner"
        onInput={() => onChange(valuesTyped(new FormData(form()), start))}
      >
        <div>
          <SectionFields section="basics" start={start} isNew={isNew} onName={setName} />
          <SectionFields section="catalogue" start={start} isNew={isNew} />
        </div>
        <div>
          <PictureSection pictures={pictures} name={name} />
          <SectionFields section="sale" start={start} isNew={isNew} />
        </div>
        <DetailFields start={start} samples={samples} />
      </div>
      {children}
    </Form>
  );
}

const NONE: ReadonlySet<string> = new Set();
