"use client";

import { addressFailure } from "@/components/account/address-input";
import { signInAgain } from "@/components/forms/go-to";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { toast } from "@/components/ui/toast/toast";
import type { Address } from "@/lib/accounts/contract";
import { useDeleteAddress } from "@/lib/accounts/hooks";
import { addressLine, addressName } from "@/lib/accounts/rules";

/** Confirms the deletion of an address, and says what it means for the default address. */
export function AddressDelete({
  address,
  last,
  onClose,
  onDeleted,
}: {
  /** The dialog is open while this is set. */
  address: Address | undefined;
  /** Whether it is the only saved address. */
  last: boolean;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { mutateAsync, isPending } = useDeleteAddress();

  async function remove({ type, id }: Address) {
    try {
      const { message } = await mutateAsync({ type, id });
      toast.success(message);
    } catch (error) {
      if (signInAgain(error)) return;
      toast.error(addressFailure("delete", error));
    }
    onClose();
    // The button that opened the dialog is gone: the list moves the focus.
    onDeleted();
  }

  return (
    <Dialog open={address !== undefined} onClose={onClose} size="s" labelledBy="delete-address">
      {address && (
        <div className="dialog-body">
          <h2 className="title" id="delete-address">
            Delete {addressName(address)} address
          </h2>
          <p className="address-delete-name">{addressLine(address)}</p>
          <p className="mute dialog-text">
            Orders already on their way are not affected.
            {address.is_default && !last && (
              <span> The address you added last becomes the default.</span>
            )}
          </p>
          <DialogFoot out="Keep it">
            <Button size="s" variant="danger" busy={isPending} onClick={() => remove(address)}>
              Delete Address
            </Button>
          </DialogFoot>
        </div>
      )}
    </Dialog>
  );
}
