"use client";

import { AddressFields } from "@/components/account/address-fields";
import { addressFailure, readPlace } from "@/components/account/address-input";
import { checkInput } from "@/components/forms/check-input";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { signInAgain } from "@/components/forms/go-to";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { toast } from "@/components/ui/toast/toast";
import { type Address, updateAddress } from "@/lib/accounts/contract";
import { useUpdateAddress } from "@/lib/accounts/hooks";
import { addressName } from "@/lib/accounts/rules";

/** Dialog to edit an address. Type and name cannot change, because they identify it. */
export function AddressEdit({
  address,
  onClose,
}: {
  /** The dialog is open while this is set. */
  address: Address | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog open={address !== undefined} onClose={onClose} labelledBy="edit-address">
      {address && (
        <div className="dialog-body">
          <h2 className="title form-title" id="edit-address">
            Edit {addressName(address)} address
          </h2>
          <EditForm address={address} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}

function EditForm({ address, onClose }: { address: Address; onClose: () => void }) {
  const { mutateAsync } = useUpdateAddress();
  const errors = useFormErrors();

  async function submit(data: FormData) {
    errors.clear();
    const input = { type: address.type, id: address.id, ...readPlace(data) };
    const wrong = checkInput(updateAddress, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { message } = await mutateAsync(input);
      toast.success(message);
      onClose();
    } catch (error) {
      if (signInAgain(error)) return;
      errors.fail(error, addressFailure("update", error));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <AddressFields address={address} />
      <FormMessage>{errors.message}</FormMessage>
      <DialogFoot>
        <SubmitButton size="s">Save</SubmitButton>
      </DialogFoot>
    </Form>
  );
}
