"use client";

import { useState } from "react";
import { Input, Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { fillPlace, type Place } from "@/lib/accounts/addresses/place-rules";
import { usePinPlace } from "@/lib/accounts/hooks";
import { useNotServed } from "@/lib/delivery/hooks";
import { STATE_NAMES } from "@/lib/states";

/** State of the fields below. The PIN code's six digits fill the other three, see `fillPlace`. */
export function usePlaceFields(saved?: Place & { pin: string }) {
  const [text, setText] = useState(saved?.pin ?? "");
  const [typed, setTyped] = useState<Partial<Place>>({});
  const pin = text.replace(/\s/g, "");
  const { data: found } = usePinPlace(pin);
  const notServed = useNotServed(pin);
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
    ...{ warning, notServed },
    /** Live region text: the fields that are filled in do not have the focus. */
    said: [found?.pin === pin && `${found.city}, ${found.district}, ${found.state}`, notServed]
      .filter(Boolean)
      .join(". "),
  };
}

type Change = { target: { value: string } };
type PlaceFields = ReturnType<typeof usePlaceFields>;

type PinFieldProps = Pick<PlaceFields, "pin" | "said" | "notServed"> & { saves: boolean };

/** An address where we do not deliver can be kept, for a request or a bill, but is not ordered to. */
export function PinField({ pin, said, notServed, saves }: PinFieldProps) {
  const still = saves ? " You can still save the address." : "";
  const help = notServed ? `${notServed}${still}` : FILLS_IN;
  return (
    <>
      <Field name="pin" label="PIN code" help={help}>
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

const FILLS_IN = "We fill in city, district and state from it.";

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
