import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { useForm } from "@/components/forms/form";

type GoodsChoiceProps<Value extends string> = {
  legend: string;
  name: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Choice of what happens to the units. Shows the surrounding Form's message for its name. */
export function GoodsChoice<Value extends string>(props: GoodsChoiceProps<Value>) {
  const { legend, name, choices, value, onChange } = props;
  const id = useId();
  const [message] = useForm().fields[name] ?? [];
  return (
    <fieldset className="reasons">
      <legend className="label">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-describedby={message && id}
            aria-invalid={message ? true : undefined}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
      {message && (
        <div className="field-error choice-error" id={id}>
          <CircleAlert className="icon" aria-hidden="true" />
          {message}
        </div>
      )}
    </fieldset>
  );
}
