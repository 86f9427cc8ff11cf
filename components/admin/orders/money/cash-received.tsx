"use client";

import { useState } from "react";
import { OrderDialog } from "@/components/admin/orders/order-dialog";
import { OrderFormEnd } from "@/components/admin/orders/order-form-end";
import { useOrderStore } from "@/components/admin/orders/order-store";
import { CASH_FAILURE } from "@/components/admin/orders/order-text";
import { checkInput, typed } from "@/components/forms/check-input";
import { Checkbox } from "@/components/forms/checkbox";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { signInAgain } from "@/components/forms/go-to";
import { rupeesTyped, unreadable } from "@/components/forms/typed-rupees";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { toast } from "@/components/ui/toast/toast";
import { AppError } from "@/lib/call/errors";
import { dayCode } from "@/lib/dates";
import { failureText } from "@/lib/http/browser/client";
import { formatPaise } from "@/lib/money";
import { recordCash } from "@/lib/orders/cash/contract";
import { useRecordCash } from "@/lib/orders/cash/hooks";
import type { CashView } from "@/lib/orders/cash/view";
import type { AdminOrder } from "@/lib/orders/contract";

type CashReceivedProps = { order: AdminOrder; cash: CashView; open: boolean; onClose: () => void };

/** Dialog to record the cash that the driver brought. Default: the amount due. */
export function CashReceived({ order, cash, open, onClose }: CashReceivedProps) {
  const due = `${formatPaise(cash.amount)} is due`;
  const fee = cash.fee > 0 ? `, ${formatPaise(cash.fee)} cash fee included` : "";
  return (
    <OrderDialog {...{ order, open, onClose }} title="Cash received" says={[`${due}${fee}.`]}>
      <ReceivedForm order={order} cash={cash} onClose={onClose} />
    </OrderDialog>
  );
}

function ReceivedForm({ order, cash, onClose }: Omit<CashReceivedProps, "open">) {
  const { submit, errors, isOverLimit } = useReceipt(order, onClose);
  const today = dayCode(new Date());
  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <Field label="Amount taken, in rupees" name="amount">
        <Input
          inputMode="decimal"
          autoComplete="off"
          defaultValue={formatPaise(cash.amount).replace("₹", "")}
        />
      </Field>
      <Field label="Taken on" name="received_on">
        <Input type="date" defaultValue={today} min={dayCode(order.purchase_time)} max={today} />
      </Field>
      <Field label="Note" name="note" optional help="Needed if a different amount was taken.">
        <Input maxLength={500} autoComplete="off" />
      </Field>
      <OrderFormEnd message={errors.message} onClose={onClose} submit="Record">
        {isOverLimit && (
          <Checkbox name="over_limit">
            The cash can no longer be handed back. Record it all the same.
          </Checkbox>
        )}
      </OrderFormEnd>
    </Form>
  );
}

function useReceipt(order: AdminOrder, onClose: () => void) {
  const errors = useFormErrors();
  const [isOverLimit, setOverLimit] = useState(false);
  const { mutateAsync } = useRecordCash();
  const { keep, reload } = useOrderStore();

  async function submit(data: FormData) {
    errors.clear();
    const input = { id: order.order_id, ...receiptTyped(data) };
    const wrong = unreadable({ amount: input.amount }) ?? checkInput(recordCash, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const answer = await mutateAsync(input);
      toast.success(answer.message);
      onClose();
      keep(answer.order);
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    if (signInAgain(error, "admin")) return;
    if (error instanceof AppError && error.status === 409) {
      toast.error(error.message);
      onClose();
      return reload();
    }
    if (error instanceof AppError && error.code === "cash_limit") {
      setOverLimit(true);
      return errors.setMessage(error.message);
    }
    errors.fail(error, failureText(error, { fallback: CASH_FAILURE }));
  }

  return { submit, errors, isOverLimit };
}

function receiptTyped(data: FormData) {
  return {
    amount: rupeesTyped(typed(data, "amount")) ?? Number.NaN,
    received_on: typed(data, "received_on"),
    note: typed(data, "note"),
    over_limit: data.has("over_limit"),
  };
}
