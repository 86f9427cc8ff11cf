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
import { ButtonLink } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { addAddress } from "@/lib/accounts/contract";
import { useAddAddress } from "@/lib/accounts/hooks";

/** Form that adds an address, then goes to `next` (a checked path). Checkout gets the new address's id. */
export function AddressForm({ next }: { next: string }) {
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
      if (next === "/checkout") goTo(`/checkout?address=${address.id}`);
      else router.push(next);
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
        <ButtonLink href={next} variant="line">
          Cancel
        </ButtonLink>
        <SubmitButton busy={done}>Save address</SubmitButton>
      </div>
    </Form>
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
