"use client";

import { useState } from "react";
import { Checkbox } from "@/components/forms/checkbox";
import { Input, Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Pills } from "@/components/ui/pills";
import { statesOfPin } from "@/lib/accounts/pin-states";
import { STATE_NAMES } from "@/lib/accounts/states";

/** The fields of an address, PIN first because it says the state. */
export function AddressFields() {
  const [type, setType] = useState("Home");
  return (
    <>
      <Pills
        legend="Type"
        name="type"
        choices={TYPES}
        value={[type]}
        onChange={(value) => setType(value)}
      />
      <div className="fgrid mt-0">
        {type === "Other" && (
          <Field name="custom_type_name" label="Name of this address" wide>
            <Input placeholder="Site office" autoComplete="off" />
          </Field>
        )}
        <PinAndState />
        <Field name="house_building" label="House and building" wide>
          <Input autoComplete="shipping address-line1" />
        </Field>
        <Field name="locality_street" label="Locality and street" wide>
          <Input autoComplete="shipping address-line2" />
        </Field>
        <Field name="landmark" label="Landmark" optional wide>
          <Input autoComplete="shipping address-line3" placeholder="Near the water tank" />
        </Field>
        <Field name="city" label="City">
          <Input autoComplete="shipping address-level2" />
        </Field>
        <Field name="district" label="District">
          <Input autoComplete="shipping address-level3" />
        </Field>
        <Field name="po_ps" label="Post office or police station" optional>
          <Input autoComplete="off" />
        </Field>
        <Field name="country" label="Country">
          <Input value="India" readOnly autoComplete="off" />
        </Field>
      </div>
      <Checkbox name="is_default">Use as my default delivery address</Checkbox>
    </>
  );
}

const TYPES = ["Home", "Work", "Other"].map((type) => ({ value: type, label: type }));

/** A PIN that lies in one state fills it; one that contradicts the chosen state is pointed out. */
function PinAndState() {
  const [pin, setPin] = useState("");
  const [chosen, setChosen] = useState("");
  const possible = statesOfPin(pin.replace(/\s/g, ""));
  const state = chosen || (possible.length === 1 ? possible[0] : "");
  const contradicts = chosen !== "" && possible.length > 0 && !possible.includes(chosen);
  return (
    <>
      <Field name="pin" label="PIN code">
        <Input
          className="num"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={7}
          value={pin}
          onChange={(event) => setPin(event.target.value)}
        />
      </Field>
      <Field
        name="state"
        label="State"
        help={contradicts && `This PIN code is in ${possible.join(" or ")}. Please check.`}
      >
        <Select
          autoComplete="shipping address-level1"
          value={state}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">Choose a state</option>
          {STATE_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
    </>
  );
}
