import type { FieldsProps } from "@/components/advice/vehicle-fields";
import { Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { textAt } from "@/lib/advice/address";
import { STATE_NAMES } from "@/lib/states";

/** The number of phases, as pills of a form. */
export const PHASES = [
  { value: "1", label: "One phase" },
  { value: "3", label: "Three phases" },
];

type StateFieldProps = FieldsProps & { help?: string; optional?: boolean };

/** The state whose rules and tariffs count; "" for any. */
export function StateField({ params, errors, ...words }: StateFieldProps) {
  return (
    <Field label="State" name="state" error={errors.state ?? []} {...words}>
      <Select defaultValue={textAt(params, "state") ?? ""}>
        <option value="">Any</option>
        {STATE_NAMES.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </Select>
    </Field>
  );
}
