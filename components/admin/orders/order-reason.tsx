"use client";

import { useState } from "react";
import type { z } from "zod";
import { GoodsChoice } from "@/components/admin/orders/money/goods-choice";
import { OrderDialog } from "@/components/admin/orders/order-dialog";
import { OrderFormEnd } from "@/components/admin/orders/order-form-end";
import { type Answer, useOrderForm } from "@/components/admin/orders/use-order-form";
import { typed } from "@/components/forms/check-input";
import { TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import type { Call } from "@/lib/call/call";
import type { AdminOrder } from "@/lib/orders/contract";
import type { Goods } from "@/lib/orders/refund/rules";

/** The form's input: order id, reason and, if asked, what happens to the units. */
type Said = { id: string; reason: string; goods?: Goods };

type OrderReasonProps<G extends Goods> = {
  order: AdminOrder;
  open: boolean;
  onClose: () => void;
  spec: Call<z.ZodType<unknown, Said & { goods?: G }>, Answer>;
  failure?: string;
  title: string;
  /** What will happen, one sentence each. */
  says: readonly string[];
  /** Choices for the units, the first one preselected. Without them, nothing is asked about units. */
  choices?: readonly { value: G; label: string }[];
  /** Help text: who can read the reason. */
  help: string;
  keep: string;
  submit: string;
};

/** A dialog for an action on an order that needs a reason. */
export function OrderReason<G extends Goods = never>(props: OrderReasonProps<G>) {
  const { order, open, onClose, title, says } = props;
  return (
    <OrderDialog {...{ order, open, onClose, title, says }}>
      <ReasonForm {...props} />
    </OrderDialog>
  );
}

function ReasonForm<G extends Goods>(props: OrderReasonProps<G>) {
  const { order, spec, failure = FAILURE, onClose, choices = [], help, keep, submit } = props;
  const { errors, send } = useOrderForm(spec, { failure, onClose });
  const [goods, setGoods] = useState(choices[0]?.value);

  return (
    <Form
      onSubmit={(data) =>
        send({ id: order.order_id, reason: typed(data, "reason") ?? "", ...(goods && { goods }) })
      }
      fields={errors.fields}
    >
      {goods && (
        <GoodsChoice
          legend="What happens to the units?"
          name="goods"
          choices={choices}
          value={goods}
          onChange={setGoods}
        />
      )}
      <Field label="Reason" name="reason" help={help}>
        <TextArea rows={3} maxLength={500} />
      </Field>
      <OrderFormEnd message={errors.message} {...{ onClose, keep, submit }} variant="danger" />
    </Form>
  );
}

const FAILURE = "It could not be saved. Please try again.";
