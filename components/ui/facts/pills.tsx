import type { ReactNode } from "react";

type Choice = { value: string; label: ReactNode; disabled?: boolean };

type PillsProps = {
  legend: string;
  hideLegend?: boolean;
  name: string;
  choices: readonly Choice[];
  /** Controlled: pass `value` and `onChange`. Uncontrolled: pass `defaultValue`. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: string, checked: boolean) => void;
  /** radio: choose one; checkbox: choose any number. */
  type?: "radio" | "checkbox";
};

/** A choice drawn as pills, 44 px high; underneath are native radios or checkboxes. */
export function Pills({
  legend,
  hideLegend = false,
  name,
  choices,
  value,
  defaultValue,
  onChange,
  type = "radio",
}: PillsProps) {
  return (
    <fieldset>
      <legend className={hideLegend ? "visually-hidden" : "label"}>{legend}</legend>
      <div className="pills">
        {choices.map((choice) => (
          <label className="pill" key={choice.value}>
            <input
              type={type}
              name={name}
              value={choice.value}
              disabled={choice.disabled}
              checked={value?.includes(choice.value)}
              defaultChecked={value ? undefined : defaultValue?.includes(choice.value)}
              onChange={onChange && ((event) => onChange(choice.value, event.target.checked))}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
