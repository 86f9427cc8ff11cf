import type { ReactNode } from "react";

type Choice = { value: string; label: ReactNode; disabled?: boolean };

type PillsProps = {
  legend: string;
  hideLegend?: boolean;
  name: string;
  choices: readonly Choice[];
  /** Controlled: give the chosen values and `onChange`. Uncontrolled: give `defaultValue`. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: string, checked: boolean) => void;
  /** radio: one of them; checkbox: any number. */
  type?: "radio" | "checkbox";
};

/** A choice in pills of 44 px: native radios or checkboxes under the drawing. */
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
