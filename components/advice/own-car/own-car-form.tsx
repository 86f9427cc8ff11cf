"use client";

import { type FormEvent, useEffect, useState } from "react";
import { NumberField } from "@/components/advice/number-field";
import { PHASES, StateField } from "@/components/advice/state-field";
import { type CarGroup, type FieldsProps, VehicleFields } from "@/components/advice/vehicle-fields";
import { Button } from "@/components/ui/button";
import { Pills } from "@/components/ui/facts/pills";
import { TextButton } from "@/components/ui/facts/text-link";
import { textAt } from "@/lib/advice/address";
import { readCars } from "@/lib/advice/product/browser";
import { paramsOf, textOf } from "@/lib/advice/product/own-car";

type OwnCarFormProps = {
  /** What is remembered. */
  text: string;
  errors: FieldsProps["errors"];
  onAsk: (text: string) => void;
  onCancel?: (() => void) | undefined;
};

/** The car, its days, and what the electricity bill says. */
export function OwnCarForm({ text, errors, onAsk, onCancel }: OwnCarFormProps) {
  const { groups, again } = useCarGroups();
  if (groups === undefined) return <p className="mute small">Fetching the cars.</p>;
  if (groups === null) {
    return (
      <p className="field-error">
        The list of cars could not be fetched. <TextButton onClick={again}>Try again</TextButton>
      </p>
    );
  }
  const fields = { params: paramsOf(text), errors };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onAsk(textOf(new FormData(event.currentTarget)));
  }

  return (
    <form className="vehicle-form own-car-form" aria-label="Your car and supply" onSubmit={submit}>
      <VehicleFields groups={groups} {...fields} />
      <NumberField
        label="Kilometres a day"
        name="km"
        least={1}
        most={1000}
        usual={40}
        required
        {...fields}
      />
      <BillFields {...fields} />
      <p className="mute small">
        Kept on this device only. If you buy, your supply goes with the order so that we can check
        it.
      </p>
      <div className="flex-row">
        <Button type="submit" variant="ink">
          Work it out
        </Button>
        {onCancel && <TextButton onClick={onCancel}>Cancel</TextButton>}
      </div>
    </form>
  );
}

function BillFields({ params, errors }: FieldsProps) {
  const both = { params, errors };
  return (
    <>
      <Pills
        legend="Supply"
        name="phases"
        choices={PHASES}
        defaultValue={[textAt(params, "phases") ?? "1"]}
      />
      <div className="field-pair">
        <NumberField
          label="Sanctioned load, kW"
          name="load"
          least={0.5}
          most={5000}
          help="On your electricity bill."
          {...both}
        />
        <NumberField
          label="Usual peak, kW"
          name="peak"
          least={0}
          most={5000}
          help="Maximum demand on the bill."
          {...both}
        />
        <StateField {...both} />
        <NumberField label="Or your rate, ₹ a unit" name="rate" least={0} most={50} {...both} />
      </div>
    </>
  );
}

/** The cars of our list; undefined until they are here, null if they could not be fetched. */
function useCarGroups() {
  const [groups, setGroups] = useState<readonly CarGroup[] | null>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isOver = false;
    readCars().then((found) => isOver || setGroups(found));
    return () => {
      isOver = true;
    };
  }, [attempt]);
  function again() {
    setGroups(undefined);
    setAttempt(attempt + 1);
  }
  return { groups, again };
}
