"use client";

import { useState } from "react";
import { FaultDialog } from "@/components/faults/fault-dialog";
import { CancelDialog } from "@/components/orders/cancel-dialog";
import { OrderDelivery } from "@/components/orders/order-delivery";
import { useCancellation } from "@/components/orders/use-cancellation";
import type { Order } from "@/lib/orders/contract";

/** What a customer can do with an order here; each opens a dialog. */
export type OrderDialogs = {
  cancel: (order: Order) => void;
  report: (order: Order) => void;
  redirect: (order: Order) => void;
};

/** The dialogs of a customer's orders, to be rendered once, and what opens them. */
export function useOrderDialogs() {
  const { order, ask, cancel, close } = useCancellation();
  const [faulty, setFaulty] = useState<Order>();
  const [moving, setMoving] = useState<Order>();
  const open: OrderDialogs = { cancel: ask, report: setFaulty, redirect: setMoving };
  const dialogs = (
    <>
      <CancelDialog order={order} onCancel={cancel} onClose={close} />
      <OrderDelivery order={moving} onClose={() => setMoving(undefined)} />
      <FaultDialog order={faulty} onClose={() => setFaulty(undefined)} />
    </>
  );
  return { open, dialogs };
}
