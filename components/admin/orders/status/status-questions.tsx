"use client";

import { OrderDialog } from "@/components/admin/orders/order-dialog";
import { Button } from "@/components/ui/button";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { formatPaise } from "@/lib/money";
import type { AdminOrder } from "@/lib/orders/contract";
import { isAway, isSetBack, statusLabel } from "@/lib/orders/status/order-status";
import type { SettableStatus } from "@/lib/orders/status/settable-status";

/** The question to answer before a change of status, if any. */
export type StatusQuestion = "set back" | "cash" | "ship";

export function questionOf(order: AdminOrder, to: SettableStatus): StatusQuestion | undefined {
  if (isSetBack(order.order_status, to)) return "set back";
  if (to === "Shipped" && !isAway(order.order_status)) return "ship";
  return to === "Delivered" && order.cash?.state === "open" ? "cash" : undefined;
}

type SetBackProps = {
  order: AdminOrder;
  /** The status to set; undefined while the dialog is closed. */
  to: SettableStatus | undefined;
  onYes: () => void;
  onClose: () => void;
};

/** Confirms that a status is set back of which the customer was informed. */
export function SetBackQuestion({ order, to, onYes, onClose }: SetBackProps) {
  const from = statusLabel(order.order_status);
  return (
    <OrderDialog
      open={to !== undefined}
      onClose={onClose}
      order={order}
      title={`Set back from ${from}?`}
      says={[
        `The customer was told ${from} and is emailed again.`,
        "They cannot cancel it themselves any more: it has left once.",
      ]}
    >
      <DialogFoot out={`Leave it ${from}`}>
        <Button size="s" variant="ink" onClick={onYes}>
          Set to {statusLabel(to ?? null)}
        </Button>
      </DialogFoot>
    </OrderDialog>
  );
}

type CashQuestionProps = {
  order: AdminOrder;
  open: boolean;
  onClose: () => void;
  onReceived: () => void;
  onOther: () => void;
  onNotYet: () => void;
};

/** Asks whether the cash was received for an order that is set to Delivered. */
export function CashQuestion({ order, open, ...answers }: CashQuestionProps) {
  const amount = formatPaise(order.cash?.amount ?? 0);
  return (
    <OrderDialog
      open={open}
      onClose={answers.onClose}
      order={order}
      title={`Was ${amount} received?`}
      says={["The order is set to Delivered. What is not recorded waits under Needs attention."]}
    >
      <DialogFoot out="Not yet" onOut={answers.onNotYet}>
        <Button size="s" variant="line" onClick={answers.onOther}>
          Another amount
        </Button>
        <Button size="s" variant="ink" onClick={answers.onReceived}>
          Yes, received
        </Button>
      </DialogFoot>
    </OrderDialog>
  );
}
