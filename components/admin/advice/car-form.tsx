import { Input, Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";

type CarFormProps = {
  cars: readonly { slug: string; name: string }[];
  /** What was sent, by the names of the fields. */
  given: Readonly<Record<string, string>>;
};

/** Which model shall have which figures. A GET form: nothing is changed. */
export function CarForm({ cars, given }: CarFormProps) {
  return (
    <form
      action="/admin/advice"
      aria-label="Other figures of a car"
      className="advice-preview advice-preview--car"
    >
      <Field label="Car, scooter or truck" name="car">
        <Select defaultValue={given.car ?? ""} required>
          <option value="" disabled>
            Choose one
          </option>
          {cars.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {FIGURES.map(({ name, label, max }) => (
        <Field key={name} label={label} name={name} optional>
          <Input
            type="number"
            inputMode="decimal"
            min={0.1}
            max={max}
            step="any"
            defaultValue={given[name]}
          />
        </Field>
      ))}
      <Button type="submit" variant="ink" size="s">
        Compare
      </Button>
    </form>
  );
}

const FIGURES = [
  { name: "battery_kwh", label: "Battery, kWh", max: 1000 },
  { name: "ac_1ph_kw", label: "AC on one phase, kW", max: 7.4 },
  { name: "ac_3ph_kw", label: "AC on three phases, kW", max: 43 },
  { name: "kwh_per_100km", label: "kWh for 100 km", max: 500 },
];
