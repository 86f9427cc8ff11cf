"use client";

import { AddressFields, type PlaceValues } from "@/components/account/address-fields";
import { AS_IT_IS, WRITTEN } from "@/components/delivery/delivery-input";
import { Tag } from "@/components/ui/facts/tag";
import type { Address } from "@/lib/accounts/contract";
import { addressLine, addressName } from "@/lib/accounts/rules";

type AddressPickProps = {
  legend: string;
  /** The order's present address, if it has one. */
  now?: string;
  addresses: readonly Address[];
  value: string;
  onChange: (value: string) => void;
  /** Initial values of a typed address. */
  start?: PlaceValues;
};

/** Choice of the delivery address: unchanged, a saved one, or one typed here. */
export function AddressPick({ legend, now, addresses, value, onChange, start }: AddressPickProps) {
  const others = addresses.filter((address) => addressLine(address) !== now);
  const choice = { value, onChange };
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="choices address-pick-choices">
        {now && <Choice {...choice} own={AS_IT_IS} title="As it is" text={now} />}
        {others.map((address) => (
          <Choice
            {...choice}
            key={address.id}
            own={address.id}
            title={addressName(address)}
            text={addressLine(address)}
            isDefault={address.is_default}
          />
        ))}
        <Choice {...choice} own={WRITTEN} title="Another address" />
      </div>
      {value === WRITTEN && (
        <div className="form-body address-pick-form">
          <AddressFields address={start} saves={false} />
        </div>
      )}
    </fieldset>
  );
}

type ChoiceProps = Pick<AddressPickProps, "value" | "onChange"> & {
  own: string;
  title: string;
  text?: string;
  isDefault?: boolean;
};

function Choice({ value, onChange, own, title, text, isDefault }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type="radio"
        name="deliver_to"
        value={own}
        checked={own === value}
        onChange={() => onChange(own)}
      />
      <span>
        <b>{title}</b>
        {isDefault && (
          <Tag tone="off" plain>
            Default
          </Tag>
        )}
        {text && <small>{text}</small>}
      </span>
    </label>
  );
}
