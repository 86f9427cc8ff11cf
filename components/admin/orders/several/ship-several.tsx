"use client";

import { useId, useState } from "react";
import { OrderFormEnd } from "@/components/admin/orders/order-form-end";
import { NumberRows } from "@/components/admin/orders/several/number-rows";
import { ordersWords, severalSays } from "@/components/admin/orders/several/several-text";
import type { Wish } from "@/components/admin/orders/several/use-several";
import { CarrierChoice, OwnCarrier } from "@/components/admin/orders/status/carrier-choice";
import {
  lastCarrier,
  rememberCarrier,
  trackingTyped,
} from "@/components/admin/orders/status/tracking-fields";
import { Form } from "@/components/forms/form";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { Dialog } from "@/components/ui/dialog";
import type { FieldErrors } from "@/lib/call/errors";
import type { AdminOrder } from "@/lib/orders/contract";
import { OTHER_CARRIER, TrackingInput } from "@/lib/orders/dispatch/tracking-view";

type ShipSeveralProps = {
  orders: readonly AdminOrder[];
  open: boolean;
  onClose: () => void;
  onShip: (wishes: readonly Wish[]) => void;
};

/** Dialog that sets several orders to Shipped: asks for the carrier, and a tracking number for each. */
export function ShipSeveral({ orders, open, onClose, onShip }: ShipSeveralProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <div className="dialog-body">
        <h2 className="title" id={id}>
          {`Set ${ordersWords(orders.length)} to Shipped`}
        </h2>
        <ul className="mute numeric several-list">
          {[MAILED, ...severalSays(orders, "Shipped")].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <ShipForm orders={orders} onClose={onClose} onShip={onShip} />
      </div>
    </Dialog>
  );
}

const MAILED = "Each customer is emailed, with the tracking number if there is one.";

function ShipForm({ orders, onClose, onShip }: Omit<ShipSeveralProps, "open">) {
  const errors = useFormErrors();
  const [carrier, setCarrier] = useState(lastCarrier());
  const [numbers, setNumbers] = useState<readonly string[]>(() =>
    orders.map(({ tracking }) => tracking?.number ?? ""),
  );

  function submit(data: FormData) {
    errors.clear();
    const own = trackingTyped(data);
    const wishes = orders.map((order, at) => wishOf(order, numbers[at] ?? "", own));
    const wrong = faultsOf(wishes, Boolean(own));
    if (wrong) return errors.setFields(wrong);
    rememberCarrier(carrier);
    onShip(wishes);
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <CarrierChoice value={carrier} onChange={setCarrier} none="No tracking numbers" />
      {carrier === OTHER_CARRIER && <OwnCarrier isOfSeveral />}
      {carrier !== "" && <NumberRows {...{ orders, numbers }} onChange={setNumbers} />}
      <OrderFormEnd
        message={errors.message}
        onClose={onClose}
        submit={`Set ${ordersWords(orders.length)} to Shipped`}
      />
    </Form>
  );
}

/** An order without a typed number keeps the one it has, or has none. */
function wishOf(order: AdminOrder, number: string, own: TrackingInput | undefined): Wish {
  if (!own || number.trim() === "") return { order };
  return { order, tracking: { ...own, number } };
}

/** Validation errors by field name. */
function faultsOf(wishes: readonly Wish[], hasCarrier: boolean): FieldErrors | undefined {
  if (!hasCarrier) return undefined;
  const faults: FieldErrors = {};
  for (const { order, tracking } of wishes) {
    const issues = tracking ? (TrackingInput.safeParse(tracking).error?.issues ?? []) : [];
    for (const { path, message } of issues) {
      const field = path.join(".");
      const name = field === "number" ? `number.${order.order_id}` : `tracking.${field}`;
      faults[name] ??= [message];
    }
  }
  return Object.keys(faults).length > 0 ? faults : undefined;
}
