"use client";

import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { AddressFields, type PlaceValues } from "@/components/account/address-fields";
import { AS_IT_IS, DELIVER_TO, WRITTEN } from "@/components/delivery/delivery-input";
import { useForm } from "@/components/forms/form";
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

/**
 * Choice of the delivery address: unchanged, a saved one, or one typed here. Shows the surrounding Form's
 * message about a saved one.
 */
export function AddressPick({ legend, now, addresses, value, onChange, start }: AddressPickProps) {
  const others = addresses.filter((address) => addressLine(address) !== now);
  const id = useId();
  const [message] = useForm().fields[DELIVER_TO] ?? [];
  const choice = { value, onChange, describedBy: message && id };
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="choices address-pick-choices" hidden={!now && others.length === 0}>
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
      {message && (
        <div className="field-error choice-error" id={id}>
          <CircleAlert className="icon" aria-hidden="true" />
          {message}
        </div>
      )}
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
  /** Id of the message, if there is one. */
  describedBy: string | undefined;
};

function Choice({ value, onChange, own, title, text, isDefault, describedBy }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type="radio"
        name={DELIVER_TO}
        value={own}
        checked={own === value}
        aria-describedby={describedBy}
        aria-invalid={describedBy ? own === value : undefined}
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
