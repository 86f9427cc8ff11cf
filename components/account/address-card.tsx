"use client";

import { addressFailure } from "@/components/account/address-input";
import { signInAgain } from "@/components/forms/go-to";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/facts/tag";
import { toast } from "@/components/ui/toast/toast";
import type { Address } from "@/lib/accounts/contract";
import { useSetDefaultAddress } from "@/lib/accounts/hooks";
import { addressLine, addressName } from "@/lib/accounts/rules";

type AddressCardProps = { address: Address; onEdit: () => void; onDelete: () => void };

/** One saved address with three buttons. Only an Other address shows a name besides its group's. */
export function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const { mutateAsync, isPending } = useSetDefaultAddress();
  const ids = { card: `address-${address.id}`, name: `address-${address.id}-name` };
  // All addresses have the same three buttons: the description tells a screen reader which address is meant.
  const ofThis = { "aria-describedby": ids.name };

  async function makeDefault() {
    try {
      const { message } = await mutateAsync({ type: address.type, id: address.id });
      toast.success(message);
      // The pressed button is gone: keep the focus on the address.
      document.getElementById(ids.card)?.focus();
    } catch (error) {
      if (!signInAgain(error)) toast.error(addressFailure("set default", error));
    }
  }

  return (
    <li className="address-card" id={ids.card} aria-labelledby={ids.name} tabIndex={-1}>
      <div>
        <div className="flex-row">
          <b id={ids.name} className={address.type === "Other" ? undefined : "visually-hidden"}>
            {addressName(address)}
          </b>
          {address.is_default && (
            <Tag tone="ok" plain>
              Default
            </Tag>
          )}
        </div>
        <p className="mute address-card-lines">{addressLine(address)}</p>
      </div>
      <div className="flex-row">
        {!address.is_default && (
          <Button size="s" variant="line" busy={isPending} onClick={makeDefault} {...ofThis}>
            Set as Default
          </Button>
        )}
        <Button size="s" variant="line" onClick={onEdit} {...ofThis}>
          Edit Address
        </Button>
        <Button size="s" variant="danger" onClick={onDelete} {...ofThis}>
          Delete Address
        </Button>
      </div>
    </li>
  );
}
