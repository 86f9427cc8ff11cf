"use client";

import { Tag } from "@/components/ui/facts/tag";
import { TextLink } from "@/components/ui/facts/text-link";
import { Notice } from "@/components/ui/notice";
import type { Address } from "@/lib/accounts/contract";
import { addressLine, addressName } from "@/lib/accounts/rules";

export const ADDRESS_MISSING = "Please set a default delivery address before placing an order.";

/** Choice of the delivery address among the saved ones, or a link to add the first one. */
export function AddressChoice({
  addresses,
  value,
  disabled,
  onChange,
}: {
  addresses: readonly Address[];
  value: string | undefined;
  disabled: boolean;
  onChange: (addressId: string) => void;
}) {
  return (
    <section aria-labelledby="co-address">
      <div className="flex-row between">
        <h2 className="title" id="co-address">
          <span className="numeric">1</span>Delivery address
        </h2>
        <TextLink href={ADD_ADDRESS}>Add address</TextLink>
      </div>
      {addresses.length === 0 ? (
        <div className="address-choice-form">
          <Notice>{ADDRESS_MISSING}</Notice>
        </div>
      ) : (
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
      )}
    </section>
  );
}

const ADD_ADDRESS = "/address?next=%2Fcheckout";
