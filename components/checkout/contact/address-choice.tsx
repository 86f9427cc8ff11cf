"use client";

import { useEffect, useState } from "react";
import { AddressForm } from "@/components/account/address-form";
import { Tag } from "@/components/ui/facts/tag";
import { TextButton } from "@/components/ui/facts/text-link";
import type { Address } from "@/lib/accounts/contract";
import { addressLine, addressName } from "@/lib/accounts/rules";

export const ADDRESS_MISSING = "Please set a default delivery address before placing an order.";

type AddressChoiceProps = {
  addresses: readonly Address[];
  value: string | undefined;
  disabled: boolean;
  onChange: (addressId: string) => void;
  /** A new address has been saved; it is to be the chosen one. */
  onAdded: (address: Address) => void;
};

/** Choice of the delivery address among the saved ones. The form for a new one opens in place. */
export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, disabled, onAdded } = props;
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<string>();
  const isFirst = addresses.length === 0;

  useEffect(() => {
    // The form that had the focus has gone.
    if (added) document.querySelector<HTMLElement>(`input[value="${added}"]`)?.focus();
  }, [added]);

  function add(address: Address) {
    setAdding(false);
    setAdded(address.id);
    onAdded(address);
  }

  return (
    <section aria-labelledby="co-address">
      <div className="flex-row between">
        <h2 className="title" id="co-address">
          <span className="numeric">1</span>Delivery address
        </h2>
        {!isFirst && !adding && (
          <TextButton disabled={disabled} onClick={() => setAdding(true)}>
            Add address
          </TextButton>
        )}
      </div>
      {!isFirst && <Choices {...props} />}
      {(isFirst || adding) && (
        <div className="address-choice-form">
          <AddressForm onAdded={add} onCancel={isFirst ? undefined : () => setAdding(false)} />
        </div>
      )}
    </section>
  );
}

/** Takes the customer to what the form still needs. */
export function focusAddressForm(): void {
  document.getElementsByName("pin")[0]?.focus();
}

/** Takes the customer to the chosen address, where another one can be chosen. */
export function focusAddress(): void {
  document.querySelector<HTMLElement>('input[name="address"]:checked')?.focus();
}

function Choices({ addresses, value, disabled, onChange }: AddressChoiceProps) {
  return (
    <div className="choices" role="radiogroup" aria-labelledby="co-address">
      {addresses.map((address) => (
        <label className="choice" key={address.id}>
          <input
            type="radio"
            name="address"
            value={address.id}
            checked={address.id === value}
            disabled={disabled}
            onChange={() => onChange(address.id)}
          />
          <span>
            <b>{addressName(address)}</b>
            {address.is_default && (
              <Tag tone="off" plain>
                Default
              </Tag>
            )}
            <small>{addressLine(address)}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
