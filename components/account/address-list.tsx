"use client";

import { useState } from "react";
import { AddressCard } from "@/components/account/address-card";
import { AddressDelete } from "@/components/account/address-delete";
import { AddressEdit } from "@/components/account/address-edit";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Address } from "@/lib/accounts/contract";
import { AddressType } from "@/lib/accounts/fields";
import { useAddresses } from "@/lib/accounts/hooks";

type Open = { what: "edit" | "delete"; address: Address };

/** The saved addresses grouped by type, with the actions for each. */
export function AddressList({ initial }: { initial: Address[] }) {
  const { data: addresses = initial } = useAddresses(initial);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  return (
    <section className="surface" aria-labelledby="addresses">
      <div className="flex-row between">
        <h2 id="addresses" tabIndex={-1}>
          Saved addresses
        </h2>
        <ButtonLink href="/address" size="s" variant="ink">
          Create Address
        </ButtonLink>
      </div>
      {addresses.length === 0 && <EmptyState text="No saved addresses yet." />}
      {AddressType.options.map((type) => {
        const group = addresses.filter((address) => address.type === type);
        if (group.length === 0) return null;
        return (
          <div className="address-list-rows" key={type}>
            <h3 className="label" id={`addresses-${type}`}>
              {type}
            </h3>
            <ul aria-labelledby={`addresses-${type}`}>
              {group.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  onEdit={() => setOpen({ what: "edit", address })}
                  onDelete={() => setOpen({ what: "delete", address })}
                />
              ))}
            </ul>
          </div>
        );
      })}
      <AddressEdit address={open?.what === "edit" ? open.address : undefined} onClose={close} />
      <AddressDelete
        address={open?.what === "delete" ? open.address : undefined}
        last={addresses.length === 1}
        onClose={close}
        onDeleted={() => document.getElementById("addresses")?.focus()}
      />
    </section>
  );
}
