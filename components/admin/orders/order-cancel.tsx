"use client";

import { checkInput, typed } from "@/components/account/check-input";
import { signInAgain } from "@/components/account/go-to";
import { useOrderStore } from "@/components/admin/orders/order-store";
import { CANCEL_FAILURE, cancelWords } from "@/components/admin/orders/order-words";
import { TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { failureText } from "@/lib/http/client";
import { AppError } from "@/lib/http/errors";
import { cancelOrderByAdmin } from "@/lib/orders/admin-contract";
import { useCancelOrderByAdmin } from "@/lib/orders/admin-hooks";
import type { AdminOrder } from "@/lib/orders/contract";

type OrderCancelProps = { order: AdminOrder; open: boolean; onClose: () => void };

/** Asks why an order is canceled for the customer, and says what that does. */
export function OrderCancel({ order, open, onClose }: OrderCancelProps) {
  return (
    <Dialog open={open} onClose={onClose} size="s" labelledBy="cancel-for-customer">
      <div className="dlg-b">
        <h2 className="title" id="cancel-for-customer">
          Cancel this order?
        </h2>
        <p className="num mt-3 mb-2">
          {order.order_number}, {order.quantity_ordered} × {order.product_name} for{" "}
          {order.user_name}
        </p>
        <ul className="mute num mb-5 grid gap-1">
          {cancelWords(order).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <CancelForm order={order} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function CancelForm({ order, onClose }: Omit<OrderCancelProps, "open">) {
  const errors = useFormErrors();
  const { mutateAsync } = useCancelOrderByAdmin();
  const { keep, reload } = useOrderStore();

  async function submit(data: FormData) {
    errors.clear();
    const input = { id: order.order_id, reason: typed(data, "reason") ?? "" };
    const wrong = checkInput(cancelOrderByAdmin, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const answer = await mutateAsync(input);
      toast.success(answer.message);
      onClose();
      keep(answer.order);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      if (!(error instanceof AppError) || error.status !== 409) {
        return errors.setMessage(failureText(error, { fallback: CANCEL_FAILURE }));
      }
      toast.error(error.message);
      onClose();
      reload();
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <Field label="Reason" name="reason" help="The customer sees it in Order History.">
        <TextArea rows={3} maxLength={500} />
      </Field>
      <FormMessage>{errors.message}</FormMessage>
      <div className="row justify-end">
        <Button size="s" variant="line" onClick={onClose}>
          Keep order
        </Button>
        <SubmitButton size="s" variant="danger">
          Cancel order
        </SubmitButton>
      </div>
    </Form>
  );
}
