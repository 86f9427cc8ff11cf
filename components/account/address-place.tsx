"use client";

import { useState } from "react";
import { Input, Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { fillPlace, type Place } from "@/lib/accounts/addresses/place-rules";
import { usePinPlace } from "@/lib/accounts/hooks";
import { STATE_NAMES } from "@/lib/accounts/states";

/** State of the fields below. The PIN code's six digits fill the other three, see `fillPlace`. */
export function usePlaceFields(saved?: Place & { pin: string }) {
  const [text, setText] = useState(saved?.pin ?? "");
  const [typed, setTyped] = useState<Partial<Place>>({});
  const pin = text.replace(/\s/g, "");
  const { data: found } = usePinPlace(pin);
  const { warning, ...shown } = fillPlace({ pin, typed, saved, found });
  const field = (part: keyof Place) => ({
    value: shown[part],
    onChange: (event: Change) => setTyped({ ...typed, [part]: event.target.value }),
  });
  return {
    pin: { value: text, onChange: (event: Change) => setText(event.target.value) },
    city: field("city"),
    district: field("district"),
    state: field("state"),
    warning,
    /** Live region text: the fields that are filled in do not have the focus. */
    said: found?.pin === pin ? `${found.city}, ${found.district}, ${found.state}` : "",
  };
}

type Change = { target: { value: string } };
type PlaceFields = ReturnType<typeof usePlaceFields>;

export function PinField({ pin, said }: Pick<PlaceFields, "pin" | "said">) {
  return (
    <>
      <Field name="pin" label="PIN code" help="We fill in city, district and state from it.">
        <Input
          className="numeric"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={16}
          {...pin}
        />
      </Field>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  );
}

export function StateField({ state, warning }: Pick<PlaceFields, "state" | "warning">) {
  return (
    <Field name="state" label="State" help={warning}>
      <Select autoComplete="shipping address-level1" {...state}>
        <option value="">Choose a state</option>
        {STATE_NAMES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  );
}
