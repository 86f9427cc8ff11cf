"use client";

import { Line, Section } from "@/components/admin/products/form/form-line";
import type { FormValues } from "@/components/admin/products/form/form-values";
import { Checkbox } from "@/components/forms/checkbox";
import { Select, TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import type { FormFacet } from "@/lib/catalogue/products/fields/field";
import { FIELD_NAMES, type FieldName, fieldOf } from "@/lib/catalogue/products/product-shape";

type FieldsProps = {
  start: FormValues;
  isNew: boolean;
  /** Called with the product's name while it is typed. */
  onName?: (name: string) => void;
};

const TITLES = { basics: "Product", catalogue: "In the catalogue", sale: "Tax and sale" };

/** One section of the product form: its fields in the table's order, checkboxes last. */
export function SectionFields({
  section,
  ...props
}: FieldsProps & { section: FormFacet["section"] }) {
  const fields = FIELD_NAMES.flatMap((name) => {
    const { form } = fieldOf(name);
    const isAsked = form?.section === section && (props.isNew || !form.onlyNew);
    return isAsked ? [{ name, form }] : [];
  });
  const ticks = fields.filter(({ form }) => form.control === "tick");
  const others = fields.filter(({ form }) => form.control !== "tick");
  return (
    <Section id={`form-${section}`} title={TITLES[section]}>
      <div className="field-grid field-grid--first">
        {others.map((field) => (
          <ProductField key={field.name} {...field} {...props} />
        ))}
      </div>
      {ticks.length > 0 && (
        <div className="form-fields-note">
          {ticks.map(({ name, form }) => (
            <Checkbox key={name} name={name} defaultChecked={props.start[name] === "on"}>
              {form.label}
            </Checkbox>
          ))}
        </div>
      )}
    </Section>
  );
}

function ProductField({
  name,
  form,
  start,
  isNew,
  onName,
}: FieldsProps & { name: FieldName; form: FormFacet }) {
  const { label, control, optional, wide, maxLength, inputMode } = form;
  const help = (isNew && form.helpWhenNew) || form.help;
  const said = { name, label, help, optional, wide };
  if (control === "area")
    return (
      <Field {...said}>
        <TextArea defaultValue={start[name]} maxLength={maxLength} />
      </Field>
    );
  if (typeof control === "object")
    return (
      <Field {...said}>
        <Select defaultValue={start[name]}>
          {control.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      </Field>
    );
  const onText = name === "name" ? onName : undefined;
  return <Line {...{ ...said, start, maxLength, inputMode, onText }} />;
}
