"use client";

import { useState } from "react";
import { PinField, StateField, usePlaceFields } from "@/components/account/address-place";
import { Checkbox } from "@/components/forms/checkbox";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Pills } from "@/components/ui/facts/pills";
import type { Address } from "@/lib/accounts/contract";

/** Type and name of a new address. They cannot be changed later. */
export function AddressTypeFields() {
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
      {type === "Other" && (
        <Field name="custom_type_name" label="Name of this address">
          <Input placeholder="Site office" autoComplete="off" maxLength={40} />
        </Field>
      )}
    </>
  );
}

const TYPES = ["Home", "Work", "Other"].map((type) => ({ value: type, label: type }));

/** Initial values of the address fields. */
export type PlaceValues = Pick<
  Address,
  | "house_building"
  | "locality_street"
  | "landmark"
  | "city"
  | "po_ps"
  | "district"
  | "state"
  | "pin"
> & { is_default?: boolean };

type AddressFieldsProps = {
  /** The address to edit. */
  address?: PlaceValues;
  /** Whether it is saved in the address book, where it can be the default. */
  saves?: boolean;
};

/** The address fields, with the PIN code first because it fills in city, district and state. */
export function AddressFields({ address, saves = true }: AddressFieldsProps) {
  const place = usePlaceFields(address);
  return (
    <>
      <div className="field-grid field-grid--first">
        <PinField {...place} saves={saves} />
        <StateField state={place.state} warning={place.warning} />
        <Field name="city" label="City">
          <Input autoComplete="shipping address-level2" {...place.city} />
        </Field>
        <Field name="district" label="District">
          <Input autoComplete="shipping address-level3" {...place.district} />
        </Field>
        <Field name="house_building" label="House and building" wide>
          <Input autoComplete="shipping address-line1" defaultValue={address?.house_building} />
        </Field>
        <Field name="locality_street" label="Locality and street" wide>
          <Input autoComplete="shipping address-line2" defaultValue={address?.locality_street} />
        </Field>
        <Field name="landmark" label="Landmark" optional wide>
          <Input
            autoComplete="shipping address-line3"
            placeholder="Near the water tank"
            defaultValue={address?.landmark ?? ""}
          />
        </Field>
        <Field name="po_ps" label="Post office or police station" optional>
          <Input autoComplete="off" defaultValue={address?.po_ps ?? ""} />
        </Field>
        <Field name="country" label="Country">
          <Input value="India" readOnly autoComplete="off" />
        </Field>
      </div>
      {saves && !address?.is_default && (
        <Checkbox name="is_default">Use as my default delivery address</Checkbox>
      )}
    </>
  );
}
