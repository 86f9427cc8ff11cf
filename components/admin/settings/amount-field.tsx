import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { rupeesFromPaise } from "@/lib/money";

type AmountFieldProps = {
  name: string;
  label: string;
  /** Null if not set. */
  paise: number | null;
  help: string;
  className?: string;
};

/** An amount in the settings, entered in rupees. */
export function AmountField({ name, label, paise, help, className = "" }: AmountFieldProps) {
  return (
    <Field name={name} label={label} help={help}>
      <Input
        className={`numeric ${className}`.trim()}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={paise === null ? "" : String(rupeesFromPaise(paise))}
      />
    </Field>
  );
}
