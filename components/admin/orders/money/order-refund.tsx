"use client";

import { useState } from "react";
import { GoodsChoice } from "@/components/admin/orders/money/goods-choice";
import {
  REFUND_FAILURE,
  refundChoices,
  refundWayWords,
} from "@/components/admin/orders/money/refund-text";
import { OrderDialog } from "@/components/admin/orders/order-dialog";
import { OrderFormEnd } from "@/components/admin/orders/order-form-end";
import { useOrderForm } from "@/components/admin/orders/use-order-form";
import { typed } from "@/components/forms/check-input";
import { Input, TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { rupeesTyped, unreadable } from "@/components/forms/typed-rupees";
import { rupeesFromPaise } from "@/lib/money";
import type { OrderRecord } from "@/lib/orders/record/record-view";
import { refundOrder } from "@/lib/orders/refund/contract";
import type { Goods } from "@/lib/orders/refund/rules";

type OrderRefundProps = { record: OrderRecord; open: boolean; onClose: () => void };

/** Dialog for a refund: amount, reason and what happens to the units. */
export function OrderRefund({ record, open, onClose }: OrderRefundProps) {
  const { order } = record;
  return (
    <OrderDialog
      {...{ order, open, onClose }}
      title="Refund a part"
      says={[refundWayWords(order, record.refundable)]}
    >
      <RefundForm record={record} onClose={onClose} />
    </OrderDialog>
  );
}

function RefundForm({ record, onClose }: Omit<OrderRefundProps, "open">) {
  const draft = useDraft(record);
  const { goods } = draft;
  const { submit, errors } = useRefund(record, goods, onClose);

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <GoodsChoice
        legend="What for?"
        name="goods"
        choices={draft.choices}
        value={goods}
        onChange={draft.choose}
      />
      <div className="field-grid field-grid--first">
        {goods !== "stays" && (
          <Field label="Units" name="units" help={`${draft.there} at most.`}>
            <Input
              className="numeric"
              inputMode="numeric"
              autoComplete="off"
              value={draft.units}
              onChange={(event) => draft.count(event.target.value)}
            />
          </Field>
        )}
        <Field label="Amount (₹)" name="amount">
          <Input
            className="numeric"
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            onChange={(event) => draft.price(event.target.value)}
          />
        </Field>
      </div>
      <Field
        label="Reason"
        name="reason"
        help="The customer reads it in the email and in Order History."
      >
        <TextArea rows={2} maxLength={500} />
      </Field>
      <OrderFormEnd message={errors.message} onClose={onClose} submit="Refund" />
    </Form>
  );
}

/** State of the form. The amount follows the units until another amount is typed. */
function useDraft({ order, refundable, units_out, units_coming }: OrderRecord) {
  const there = units_out - units_coming;
  const choices = refundChoices(order, there);
  const [goods, setGoods] = useState<Goods>(choices[1]?.value ?? "stays");
  const [units, setUnits] = useState("1");
  const [own, setOwn] = useState<string>();
  const priced = Math.min((Number(units) || 0) * order.unit_price, refundable);
  const amount = own ?? (goods === "stays" ? "" : String(rupeesFromPaise(priced)));
  return {
    ...{ there, choices, goods, units, amount },
    choose: setGoods,
    count: setUnits,
    price: setOwn,
  };
}

/** Submits the refund. */
function useRefund({ order, refundable }: OrderRecord, goods: Goods, onClose: () => void) {
  const { errors, send } = useOrderForm(refundOrder, { failure: REFUND_FAILURE, onClose });

  async function submit(data: FormData) {
    const amount = rupeesTyped(typed(data, "amount"));
    const wrong = unreadable({ amount: amount ?? Number.NaN });
    if (wrong) return errors.setFields(wrong);
    await send({
      id: order.order_id,
      amount: amount ?? 0,
      units: goods === "stays" ? 0 : Number(typed(data, "units") ?? Number.NaN),
      goods,
      reason: typed(data, "reason") ?? "",
      expected_left: rupeesFromPaise(refundable),
    });
  }

  return { submit, errors };
}
