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
  /** Spoken name. */
  label: string;
  /** What stands in the fields first; give another `key` to begin again with others. */
  start: FormValues;
  isNew: boolean;
  pictures: Pictures;
  fields: FieldErrors | undefined;
  onSubmit: (values: FormValues) => Promise<void>;
  /** Hears what stands in the fields after each change. */
  onChange: (values: FormValues) => void;
  /** The bar that saves. */
  children: ReactNode;
};

/** The fields and pictures of a product, whether it exists or not. */
export function ProductForm({
  label,
  start,
  isNew,
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
        <DetailFields start={start} />
      </div>
      {children}
    </Form>
  );
}
