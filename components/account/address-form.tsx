"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { AddressFields, AddressTypeFields } from "@/components/account/address-fields";
import { readPlace } from "@/components/account/address-input";
import { checkInput, typed } from "@/components/forms/check-input";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { goTo, signInAgain } from "@/components/forms/go-to";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { Button, ButtonLink } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { type Address, addAddress } from "@/lib/accounts/contract";
import { useAddAddress } from "@/lib/accounts/hooks";

type AddressFormProps =
  /** A page of its own, which goes to `next` (a checked path). Checkout gets the new address's id. */
  | { next: string }
  /** In place. Without `onCancel` there is no way around an address. */
  | { onAdded: (address: Address) => void; onCancel?: () => void };

/** Form that adds an address. */
export function AddressForm(props: AddressFormProps) {
  const router = useRouter();
  const { mutateAsync } = useAddAddress();
  const errors = useFormErrors();
  const [done, setDone] = useState(false);

  async function submit(data: FormData) {
    errors.clear();
    const input = readAddress(data);
    const wrong = checkInput(addAddress, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { address } = await mutateAsync(input);
      toast.success("Address added successfully!");
      setDone(true);
      if ("onAdded" in props) props.onAdded(address);
      else if (props.next === "/checkout") goTo(`/checkout?address=${address.id}`);
      else router.push(props.next);
    } catch (error) {
      if (signInAgain(error)) return;
      errors.fail(error, "Error occurred.");
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <AddressTypeFields />
      <AddressFields />
      <FormMessage>{errors.message}</FormMessage>
      <div className="flex-row flex-row--end">
        <Cancel {...props} />
        <SubmitButton busy={done}>Save address</SubmitButton>
      </div>
    </Form>
  );
}

function Cancel(props: AddressFormProps) {
  if ("next" in props) {
    return (
      <ButtonLink href={props.next} variant="line">
        Cancel
      </ButtonLink>
    );
  }
  if (!props.onCancel) return null;
  return (
    <Button variant="line" onClick={props.onCancel}>
      Cancel
    </Button>
  );
}

type AddressInput = Parameters<ReturnType<typeof useAddAddress>["mutateAsync"]>[0];

function readAddress(data: FormData) {
  return {
    type: typed(data, "type"),
    custom_type_name: typed(data, "custom_type_name") ?? null,
    ...readPlace(data),
  } as AddressInput;
}
