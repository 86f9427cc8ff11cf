"use client";

import { type ReactNode, useState } from "react";
import { OrderDialog } from "@/components/admin/orders/order-dialog";
import { OrderFormEnd } from "@/components/admin/orders/order-form-end";
import {
  rememberCarrier,
  TrackingFields,
  trackingTyped,
} from "@/components/admin/orders/status/tracking-fields";
import { useOrderForm } from "@/components/admin/orders/use-order-form";
import { Allowed } from "@/components/admin/users/role";
import { Form } from "@/components/forms/form";
import { TrackingLine } from "@/components/orders/tracking-line";
import { Button } from "@/components/ui/button";
import { Fact } from "@/components/ui/facts/fact";
import { TextButton } from "@/components/ui/facts/text-link";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { AdminOrder } from "@/lib/orders/contract";
import { changeTracking } from "@/lib/orders/dispatch/contract";
import { isAway } from "@/lib/orders/status/order-status";

/**
 * Carrier and tracking number of an order, and the dialog to change them: `fact` goes into a `<dl>`, `dialog`
 * outside of it. Both are empty until the order is shipped.
 */
export function useOrderTracking(order: AdminOrder): { fact: ReactNode; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { tracking } = order;
  if (!isAway(order.order_status)) return { fact: null, dialog: null };
  const fact = (
    <Fact name="Tracking">
      {tracking ? (
        <TrackingLine tracking={tracking} />
      ) : (
        <span className="mute">no number recorded</span>
      )}
      <Allowed right="orders">
        <TextButton className="own-line" disabled={!hydrated} onClick={() => setOpen(true)}>
          <span>{tracking ? "Change the number" : "Add a number"}</span>
        </TextButton>
      </Allowed>
    </Fact>
  );
  const dialog = <TrackingDialog order={order} open={open} onClose={() => setOpen(false)} />;
  return { fact, dialog };
}

type TrackingDialogProps = { order: AdminOrder; open: boolean; onClose: () => void };

function TrackingDialog({ order, open, onClose }: TrackingDialogProps) {
  const says =
    order.order_status === "Shipped"
      ? "The customer is emailed the new number."
      : "The customer sees it in Order History.";
  return (
    <OrderDialog {...{ order, open, onClose }} title="Tracking number" says={[says]}>
      <TrackingForm order={order} onClose={onClose} />
    </OrderDialog>
  );
}

const FAILURE = "The tracking number could not be saved. Please try again.";

function TrackingForm({ order, onClose }: Omit<TrackingDialogProps, "open">) {
  const { errors, send } = useOrderForm(changeTracking, { failure: FAILURE, onClose });
  const id = order.order_id;

  function submit(data: FormData) {
    const tracking = trackingTyped(data);
    if (!tracking) return errors.setFields({ "tracking.carrier": ["Choose the carrier."] });
    rememberCarrier(tracking.carrier);
    return send({ id, tracking });
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <TrackingFields now={order.tracking ?? undefined} />
      <OrderFormEnd message={errors.message} onClose={onClose} submit="Save">
        {order.tracking && (
          <Button
            size="s"
            variant="line"
            className="own-width"
            onClick={() => void send({ id, tracking: null })}
          >
            Take the number away
          </Button>
        )}
      </OrderFormEnd>
    </Form>
  );
}
