import { NumberField } from "@/components/advice/number-field";
import { Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { OWN, type Params, textAt } from "@/lib/advice/address";
import type { FieldErrors } from "@/lib/call/errors";

/** Cars to choose from, by maker; `value` is what the address says. */
export type CarGroup = { maker: string; cars: readonly { value: string; label: string }[] };

export type FieldsProps = {
  /** What the address says already. */
  params: Params;
  /** What was refused, by the names in the address. */
  errors: FieldErrors;
};

/** The choice of a listed car, or the figures of another one. */
export function VehicleFields({
  groups,
  params,
  errors,
}: FieldsProps & { groups: readonly CarGroup[] }) {
  return (
    <>
      <Field label="Car, scooter or truck" name="car" error={errors.car ?? []}>
        <Select defaultValue={textAt(params, "car") ?? ""} required>
          <option value="" disabled>
            Choose yours
          </option>
          <option value={OWN}>Mine is not listed</option>
          {groups.map(({ maker, cars }) => (
            <optgroup key={maker} label={maker}>
              {cars.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <OwnVehicle params={params} errors={errors} />
    </>
  );
}

function OwnVehicle({ params, errors }: FieldsProps) {
  return (
    <div className="own-vehicle">
      <Field label="It is a" name="kind" error={errors.kind ?? []}>
        <Select defaultValue={textAt(params, "kind") ?? "car"}>
          <option value="car">Car</option>
          <option value="scooter">Scooter or motorcycle</option>
          <option value="commercial">Three-wheeler, van or truck</option>
        </Select>
      </Field>
      <div className="field-pair">
        <NumberField
          label="Battery, kWh"
          name="battery"
          least={1}
          most={250}
          {...{ params, errors }}
        />
        <NumberField
          label="Takes on AC, kW"
          name="ac"
          least={0.2}
          most={43}
          {...{ params, errors }}
        />
        <NumberField
          label="Takes on DC, kW"
          name="dc"
          least={1}
          most={500}
          optional
          {...{ params, errors }}
        />
        <NumberField
          label="kWh per 100 km"
          name="use"
          least={1}
          most={200}
          optional
          {...{ params, errors }}
        />
      </div>
    </div>
  );
}
