"use client";

import type { z } from "zod";
import { checkInput, typed } from "@/components/account/check-input";
import { signInAgain } from "@/components/account/go-to";
import { OrderDialog } from "@/components/admin/orders/order-dialog";
import { useOrderStore } from "@/components/admin/orders/order-store";
import { TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { failureText, isRefused } from "@/lib/http/client";
import type { AdminOrder } from "@/lib/orders/contract";

type OrderReasonProps = {
  order: AdminOrder;
  open: boolean;
  onClose: () => void;
  /** What is sent, and how; the order that it answers takes this one's place. */
  spec: { input: z.ZodType };
  send: (input: { id: string; reason: string }) => Promise<{ message: string; order: AdminOrder }>;
  title: string;
  /** What happens, a sentence each. */
  says: readonly string[];
  help: string;
  keep: string;
  submit: string;
};

/** A dialog that does something to an order for a reason. */
export function OrderReason({ title, says, ...props }: OrderReasonProps) {
  const { order, open, onClose } = props;
  return (
    <OrderDialog {...{ order, open, onClose, title, says }}>
      <ReasonForm {...props} />
    </OrderDialog>
  );
}

function ReasonForm(props: Omit<OrderReasonProps, "title" | "says" | "open">) {
  const { order, spec, send, onClose } = props;
  const errors = useFormErrors();
  const { keep, reload } = useOrderStore();

  async function submit(data: FormData) {
    errors.clear();
    const input = { id: order.order_id, reason: typed(data, "reason") ?? "" };
    const wrong = checkInput(spec, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const answer = await send(input);
      toast.success(answer.message);
      onClose();
      keep(answer.order);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      if (!isRefused(error)) return errors.setMessage(failureText(error, { fallback: FAILURE }));
      toast.error(error.message);
      onClose();
      reload();
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <Field label="Reason" name="reason" help={props.help}>
        <TextArea rows={3} maxLength={500} />
      </Field>
      <FormMessage>{errors.message}</FormMessage>
      <div className="row justify-end">
        <Button size="s" variant="line" onClick={onClose}>
          {props.keep}
        </Button>
        <SubmitButton size="s" variant="danger">
          {props.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

const FAILURE = "It could not be saved. Please try again.";
