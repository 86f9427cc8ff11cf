"use client";

import { useState } from "react";
import { GoodsChoice } from "@/components/admin/orders/money/goods-choice";
import { ARRIVAL_CHOICES, ARRIVAL_FAILURE } from "@/components/admin/orders/money/refund-text";
import { OrderDialog } from "@/components/admin/orders/order-dialog";
import { OrderFormEnd } from "@/components/admin/orders/order-form-end";
import { useOrderForm } from "@/components/admin/orders/use-order-form";
import { typed } from "@/components/forms/check-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import type { OrderRecord } from "@/lib/orders/record/record-view";
import { recordArrival } from "@/lib/orders/refund/contract";

type OrderArrivalProps = { record: OrderRecord; open: boolean; onClose: () => void };
type Found = (typeof ARRIVAL_CHOICES)[number]["value"];

/** Dialog to record how many units have come back, and in what condition. */
export function OrderArrival({ record, open, onClose }: OrderArrivalProps) {
  return (
    <OrderDialog
      {...{ order: record.order, open, onClose }}
      title="Units returned"
      says={["No money moves, and the customer is not emailed."]}
    >
      <ArrivalForm record={record} onClose={onClose} />
    </OrderDialog>
  );
}

function ArrivalForm({ record, onClose }: Omit<OrderArrivalProps, "open">) {
  const { order, units_out: out, units_coming: coming } = record;
  const { errors, send } = useOrderForm(recordArrival, { failure: ARRIVAL_FAILURE, onClose });
  const [found, setFound] = useState<Found>("sellable");

  const submit = (data: FormData) =>
    send({
      id: order.order_id,
      units: Number(typed(data, "units") ?? Number.NaN),
      found,
      note: typed(data, "note"),
      expected_out: out,
    });

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <Field label="Units" name="units" help={`${out} at most.`}>
        <Input
          className="numeric"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={coming > 0 ? coming : out}
        />
      </Field>
      <GoodsChoice
        legend="How are they?"
        name="found"
        choices={ARRIVAL_CHOICES}
        value={found}
        onChange={setFound}
      />
      <Field label="Note" name="note" optional>
        <Input maxLength={200} autoComplete="off" />
      </Field>
      <OrderFormEnd message={errors.message} onClose={onClose} submit="Save" />
    </Form>
  );
}
