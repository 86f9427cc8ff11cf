"use client";

import { OrderDialog } from "@/components/admin/orders/order-dialog";
import { OrderFormEnd } from "@/components/admin/orders/order-form-end";
import {
  rememberCarrier,
  TrackingFields,
  trackingTyped,
} from "@/components/admin/orders/status/tracking-fields";
import { checkInput } from "@/components/forms/check-input";
import { Form } from "@/components/forms/form";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { type AdminOrder, updateOrderStatus } from "@/lib/orders/contract";
import type { TrackingInput } from "@/lib/orders/dispatch/tracking-view";

type ShipQuestionProps = {
  order: AdminOrder;
  open: boolean;
  onClose: () => void;
  onShip: (tracking: TrackingInput | undefined) => void;
};

/** Dialog that sets an order to Shipped and asks for carrier and tracking number, both optional. */
export function ShipQuestion({ order, open, onClose, onShip }: ShipQuestionProps) {
  return (
    <OrderDialog
      {...{ order, open, onClose }}
      title="Set to Shipped"
      says={["The customer is emailed, with the tracking number if there is one."]}
    >
      <ShipForm order={order} onClose={onClose} onShip={onShip} />
    </OrderDialog>
  );
}

function ShipForm({ order, onClose, onShip }: Omit<ShipQuestionProps, "open">) {
  const errors = useFormErrors();

  function submit(data: FormData) {
    const tracking = trackingTyped(data);
    const wrong = checkInput(updateOrderStatus, {
      orderid: order.order_id,
      orderstatus: "Shipped",
      tracking,
    });
    if (wrong) return errors.setFields(wrong);
    rememberCarrier(tracking?.carrier ?? "");
    onShip(tracking);
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <TrackingFields optional />
      <OrderFormEnd message={errors.message} onClose={onClose} submit="Set to Shipped" />
    </Form>
  );
}
