"use client";

import { useState } from "react";
import { typed } from "@/components/account/check-input";
import { GoodsChoice } from "@/components/admin/orders/goods-choice";
import { OrderDialog } from "@/components/admin/orders/order-dialog";
import { CANCEL_FAILURE, cancelWords } from "@/components/admin/orders/order-words";
import { CANCEL_CHOICES } from "@/components/admin/orders/refund-words";
import { useOrderForm } from "@/components/admin/orders/use-order-form";
import { TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { cancelOrderByAdmin } from "@/lib/orders/admin-contract";
import type { AdminOrder } from "@/lib/orders/contract";
import type { Goods } from "@/lib/orders/refund-rules";
import { isAway } from "@/lib/orders/rules";

type OrderCancelProps = { order: AdminOrder; open: boolean; onClose: () => void };

/** Asks why an order is canceled for the customer, and says what that does. */
export function OrderCancel({ order, open, onClose }: OrderCancelProps) {
  return (
    <OrderDialog {...{ order, open, onClose }} title="Cancel this order?" says={cancelWords(order)}>
      <CancelForm order={order} onClose={onClose} />
    </OrderDialog>
  );
}

function CancelForm({ order, onClose }: Omit<OrderCancelProps, "open">) {
  const { errors, send } = useOrderForm(cancelOrderByAdmin, { failure: CANCEL_FAILURE, onClose });
  const isOut = isAway(order.order_status);
  const [goods, setGoods] = useState<Goods>("coming");

  const submit = (data: FormData) =>
    send({
      id: order.order_id,
      reason: typed(data, "reason") ?? "",
      ...(isOut ? { goods } : {}),
    });

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      {isOut && (
        <GoodsChoice
          legend="What becomes of the units?"
          name="goods"
          choices={CANCEL_CHOICES}
          value={goods}
          onChange={setGoods}
        />
      )}
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
