import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { type Params, textAt } from "@/lib/advice/address";
import type { FieldErrors } from "@/lib/call/errors";

type NumberFieldProps = {
  label: string;
  name: string;
  least: number;
  most: number;
  params: Params;
  errors: FieldErrors;
  help?: string;
  optional?: boolean;
  required?: boolean;
  /** What stands there where the address says nothing. */
  usual?: number;
};

/** A number of the question. */
export function NumberField({
  label,
  name,
  least,
  most,
  params,
  errors,
  help,
  optional,
  required,
  usual,
}: NumberFieldProps) {
  return (
    <Field label={label} name={name} help={help} optional={optional} error={errors[name] ?? []}>
      <Input
        type="number"
        inputMode="decimal"
        step="any"
        min={least}
        max={most}
        required={required}
        defaultValue={textAt(params, name) ?? usual}
      />
    </Field>
  );
}
