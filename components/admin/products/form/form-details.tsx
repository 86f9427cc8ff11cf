"use client";

import { Line, Section } from "@/components/admin/products/form/form-line";
import { DETAIL_FIELDS, type FormValues } from "@/components/admin/products/form/form-values";
import { TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { DETAIL_KEYS, DETAIL_LABELS } from "@/lib/catalogue/details";

/** The fields of the data sheet. Empty ones are left out of it. */
export function DetailFields({ start }: { start: FormValues }) {
  const lines = DETAIL_FIELDS.filter((key) => key !== "additional_details");
  return (
    <Section id="form-details" title="Data sheet">
      <div className="product-sheet">
        {lines.map((key) => (
          <Line
            key={key}
            start={start}
            name={`details.${key}`}
            label={DETAIL_LABELS[DETAIL_KEYS[key]]}
            maxLength={500}
          />
        ))}
        <Field name="details.additional_details" label={DETAIL_LABELS.additionalDetails} wide>
          <TextArea
            className="textarea--short"
            defaultValue={start["details.additional_details"]}
            maxLength={500}
          />
        </Field>
      </div>
    </Section>
  );
}
