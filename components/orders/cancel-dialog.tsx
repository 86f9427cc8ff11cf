"use client";

import { useState } from "react";
import { checkInput, typed } from "@/components/forms/check-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { moneyBack } from "@/components/orders/cancel-text";
import { ReasonChoice } from "@/components/orders/reason-choice";
import type { CancelInput } from "@/components/orders/use-cancellation";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { toast } from "@/components/ui/toast/toast";
import { cancelOrder, type Order } from "@/lib/orders/contract";

type CancelDialogProps = {
  /** The dialog is open while this is set. */
  order: Order | undefined;
  /** Resolves to an error text if a retry makes sense. */
  onCancel: (input: CancelInput) => Promise<string | undefined>;
  onClose: () => void;
};

/** Dialog to cancel an order: asks for the reason and says what happens to the money. */
export function CancelDialog({ order, onCancel, onClose }: CancelDialogProps) {
  return (
    <Dialog open={order !== undefined} onClose={onClose} size="s" labelledBy="cancel-order">
      {order && (
        <div className="dialog-body">
          <h2 className="title" id="cancel-order">
            Cancel this order?
          </h2>
          <p className="numeric cancel-dialog-order">
            {order.order_number}, {order.quantity_ordered} × {order.product_name}
          </p>
          <p className="mute numeric cancel-dialog-amount">{moneyBack(order)}</p>
          <CancelForm order={order} onCancel={onCancel} />
        </div>
      )}
    </Dialog>
  );
}

function CancelForm({ order, onCancel }: Pick<CancelDialogProps, "onCancel"> & { order: Order }) {
  const errors = useFormErrors();
  const [reason, setReason] = useState<string>();

  async function submit(data: FormData, form: HTMLFormElement) {
    errors.clear();
    const input = {
      order_id: order.order_id,
      reasonforcancel: typed(data, "reasonforcancel"),
      otherreasonforcancel: typed(data, "otherreasonforcancel"),
    };
    const wrong = checkInput(cancelOrder, input);
    if (wrong) return errors.setFields(wrong);
    const failure = await onCancel(input as CancelInput);
    if (!failure) return;
    // If the dialog was closed in the meantime, show the error as a toast.
    if (form.isConnected) errors.setMessage(failure);
    else toast.error(failure);
  }

  function choose(value: string) {
    errors.clear();
    setReason(value);
  }

  return (
    <Form className="form-plain" onSubmit={submit} fields={errors.fields}>
      <ReasonChoice name="reasonforcancel" onChoose={choose} />
      {reason === "Other" && (
        <div className="cancel-dialog-part">
          <Field label="Other reason" name="otherreasonforcancel">
            <Input maxLength={500} autoComplete="off" />
          </Field>
        </div>
      )}
      <div className="cancel-dialog-text">
        <FormMessage>{errors.message}</FormMessage>
      </div>
      <DialogFoot out="Keep order">
        <SubmitButton size="s" variant="danger">
          Cancel order
        </SubmitButton>
      </DialogFoot>
    </Form>
  );
}
