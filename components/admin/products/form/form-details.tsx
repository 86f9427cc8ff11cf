"use client";

import type { MouseEvent } from "react";
import { Line, SampleTag, Section } from "@/components/admin/products/form/form-line";
import { DETAIL_FIELDS, type FormValues } from "@/components/admin/products/form/form-values";
import { TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { TextButton } from "@/components/ui/facts/text-link";
import { DETAIL_KEYS, DETAIL_LABELS } from "@/lib/catalogue/details";

type DetailFieldsProps = {
  start: FormValues;
  /** Names of the fields that still hold a sample. */
  samples: ReadonlySet<string>;
};

/** The fields of the data sheet. Empty ones are left out of it. */
export function DetailFields({ start, samples }: DetailFieldsProps) {
  const lines = DETAIL_FIELDS.filter((key) => key !== "additional_details");
  return (
    <Section id="form-details" title="Data sheet">
      {samples.size > 0 && <Samples names={samples} />}
      <div className="product-sheet">
        {lines.map((key) => (
          <Line
            key={key}
            start={start}
            name={`details.${key}`}
            label={DETAIL_LABELS[DETAIL_KEYS[key]]}
            sample={samples.has(`details.${key}`)}
            maxLength={500}
          />
        ))}
        <Field
          name={MORE}
          label={DETAIL_LABELS.additionalDetails}
          wide
          aside={samples.has(MORE) && <SampleTag />}
        >
          <TextArea className="textarea--short" defaultValue={start[MORE]} maxLength={500} />
        </Field>
      </div>
    </Section>
  );
}

const MORE = "details.additional_details";

function Samples({ names }: { names: ReadonlySet<string> }) {
  function clear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    for (const name of names) {
      const control = currentTarget.form?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        control.value = "";
      }
    }
    // Once for all of them: the form reads every field.
    currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <p className="product-samples">
      These are samples: check them. What you leave as it is will be published.{" "}
      <TextButton onClick={clear}>Clear the samples</TextButton>
    </p>
  );
}
