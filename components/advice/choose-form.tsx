import { ChooseSteps } from "@/components/advice/choose-steps";
import { NumberField } from "@/components/advice/number-field";
import { PHASES, StateField } from "@/components/advice/state-field";
import { type CarGroup, type FieldsProps, VehicleFields } from "@/components/advice/vehicle-fields";
import { Pills } from "@/components/ui/facts/pills";
import { textAt } from "@/lib/advice/address";

type StepWords = {
  car: string;
  meter: string;
  nights: string;
  next: string;
  back: string;
  submit: string;
};

/** The three steps: car, meter, nights. A GET form: its address is the answer. */
export function ChooseForm({
  words,
  groups,
  ...fields
}: FieldsProps & { words: StepWords; groups: readonly CarGroup[] }) {
  return (
    <ChooseSteps words={words}>
      <fieldset className="choose-step vehicle-form" tabIndex={-1}>
        <legend>{words.car}</legend>
        <VehicleFields groups={groups} {...fields} />
      </fieldset>
      <fieldset className="choose-step" tabIndex={-1}>
        <legend>{words.meter}</legend>
        <MeterFields {...fields} />
      </fieldset>
      <fieldset className="choose-step" tabIndex={-1}>
        <legend>{words.nights}</legend>
        <NightFields {...fields} />
      </fieldset>
    </ChooseSteps>
  );
}

function MeterFields({ params, errors }: FieldsProps) {
  return (
    <>
      <Pills
        legend="Parked at"
        name="place"
        choices={PLACES}
        defaultValue={[textAt(params, "place") ?? "house"]}
      />
      <Pills
        legend="Supply"
        name="phases"
        choices={PHASES}
        defaultValue={[textAt(params, "phases") ?? "1"]}
      />
      <NumberField
        label="Sanctioned load, kW"
        name="load"
        least={0.5}
        most={5000}
        help="On the electricity bill, also as contract demand. Most homes have 3 to 8 kW."
        optional
        {...{ params, errors }}
      />
      <StateField help="For its rules and tariffs." optional {...{ params, errors }} />
    </>
  );
}

const PLACES = [
  { value: "house", label: "House" },
  { value: "flat", label: "Flat" },
  { value: "office", label: "Office" },
  { value: "depot", label: "Depot" },
];

function NightFields({ params, errors }: FieldsProps) {
  const both = { params, errors };
  return (
    <>
      <div className="field-pair">
        <NumberField
          label="Hours parked"
          name="hours"
          least={1}
          most={24}
          usual={9}
          required
          {...both}
        />
        <NumberField
          label="Kilometres a day"
          name="km"
          least={1}
          most={1000}
          usual={40}
          required
          {...both}
        />
      </div>
      <MoreFields {...both} />
    </>
  );
}

function MoreFields({ params, errors }: FieldsProps) {
  const both = { params, errors };
  return (
    <details className="choose-more">
      <summary>If you know more</summary>
      <div className="field-pair">
        <NumberField
          label="Usual peak, kW"
          name="peak"
          least={0}
          most={5000}
          help="Maximum demand on the bill."
          optional
          {...both}
        />
        <NumberField
          label="Metres to the meter"
          name="metres"
          least={0}
          most={500}
          help="For the cable."
          optional
          {...both}
        />
        <NumberField
          label="Units a month"
          name="home"
          least={0}
          most={20_000}
          help="Of the home, without the car."
          optional
          {...both}
        />
        <NumberField
          label="Your rate, ₹ a unit"
          name="rate"
          least={0}
          most={50}
          help="If you know it better."
          optional
          {...both}
        />
      </div>
    </details>
  );
}
