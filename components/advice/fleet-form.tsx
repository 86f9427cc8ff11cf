import { NumberField } from "@/components/advice/number-field";
import { type CarGroup, type FieldsProps, VehicleFields } from "@/components/advice/vehicle-fields";
import { Button } from "@/components/ui/button";
import { ANSWER_PATH } from "@/lib/advice/address";

/** How many vehicles of which kind, and their hours at the chargers. A GET form as `ChooseForm`. */
export function FleetForm({
  submit,
  groups,
  ...fields
}: FieldsProps & { submit: string; groups: readonly CarGroup[] }) {
  return (
    <form className="choose-form choose-form--fleet" action={ANSWER_PATH} aria-label={submit}>
      <fieldset className="choose-step vehicle-form">
        <legend>The vehicles</legend>
        <VehicleFields groups={groups} {...fields} />
        <NumberField
          label="How many of them"
          name="vehicles"
          least={1}
          most={5000}
          usual={10}
          required
          {...fields}
        />
      </fieldset>
      <fieldset className="choose-step">
        <legend>Their day</legend>
        <NumberField
          label="Kilometres a day, each"
          name="km"
          least={1}
          most={1000}
          usual={120}
          required
          {...fields}
        />
        <NumberField
          label="Hours at the chargers"
          name="hours"
          least={1}
          most={24}
          usual={9}
          help="From the first to come back to the first to leave."
          required
          {...fields}
        />
        <NumberField
          label="Transformer, kVA left"
          name="kva"
          least={1}
          most={50_000}
          help="What your DISCOM or electrician says is free."
          optional
          {...fields}
        />
      </fieldset>
      <div className="flex-row choose-buttons">
        <Button type="submit" arrow>
          {submit}
        </Button>
      </div>
    </form>
  );
}
