import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";

type Days = { valid_from: string; valid_to: string | null };

/** The first and the last day on which an entry counts. */
export function DatedFields({ initial, today }: { initial: Days | null; today: string }) {
  return (
    <div className="field-grid">
      <Field name="valid_from" label="First day">
        <Input type="date" defaultValue={initial?.valid_from ?? today} />
      </Field>
      <Field name="valid_to" label="Last day" optional>
        <Input type="date" defaultValue={initial?.valid_to ?? ""} />
      </Field>
    </div>
  );
}

type TextFieldProps = {
  name: string;
  label: string;
  value: string | undefined;
  maxLength: number;
  help?: string;
  optional?: boolean;
  /** Shown, and not to be changed. */
  isFixed?: boolean;
};

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, maxLength, help, optional, isFixed } = props;
  return (
    <Field name={name} label={label} help={help} optional={optional}>
      <Input
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        readOnly={isFixed}
        defaultValue={value ?? ""}
      />
    </Field>
  );
}
