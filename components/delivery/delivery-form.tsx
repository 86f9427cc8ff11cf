"use client";

import { useState } from "react";
import { AddressPick } from "@/components/delivery/address-pick";
import {
  AS_IT_IS,
  ownFields,
  PHONE_MISSING,
  readDelivery,
} from "@/components/delivery/delivery-input";
import { checkInput } from "@/components/forms/check-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { formatPhone } from "@/lib/accounts/rules";
import { AppError } from "@/lib/call/errors";
import { changeDelivery, type DeliveryView } from "@/lib/orders/delivery/contract";

export type DeliveryInput = ReturnType<typeof readDelivery>;

type DeliveryFormProps = {
  orderId: string;
  view: DeliveryView;
  /** Sends the change. Returns the error if a retry makes sense. */
  onSave: (input: DeliveryInput) => Promise<unknown>;
};

/** Form with address, phone and note of a delivery, prefilled with the present ones. */
export function DeliveryForm({ orderId, view, onSave }: DeliveryFormProps) {
  const errors = useFormErrors();
  const [chosen, setChosen] = useState(AS_IT_IS);

  async function submit(data: FormData) {
    errors.clear();
    const input = readDelivery(data);
    if (!input.phone) return errors.setFields({ phone: [PHONE_MISSING] });
    const wrong = checkInput(changeDelivery, { order_id: orderId, ...input });
    if (wrong) return errors.setFields(ownFields(wrong));
    const failure = await onSave(input);
    if (!failure) return;
    if (failure instanceof AppError && failure.fields) {
      return errors.setFields(ownFields(failure.fields));
    }
    errors.setMessage(failure instanceof AppError ? failure.message : DELIVERY_FAILURE);
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <AddressPick
        legend="Deliver to"
        now={view.deliveryaddress}
        addresses={view.addresses}
        value={chosen}
        onChange={setChosen}
        start={view.address}
      />
      <Field name="phone" label="Mobile number" help="The driver will call this number.">
        <Input
          type="tel"
          className="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={view.phone ? formatPhone(view.phone) : ""}
        />
      </Field>
      <Field name="driver_note" label="Note for the driver" optional>
        <Input maxLength={200} autoComplete="off" defaultValue={view.driver_note ?? ""} />
      </Field>
      <FormMessage>{errors.message}</FormMessage>
      <DialogFoot out="Keep it">
        <SubmitButton size="s">Change delivery</SubmitButton>
      </DialogFoot>
    </Form>
  );
}

export const DELIVERY_FAILURE = "The delivery could not be changed. Please try again.";
