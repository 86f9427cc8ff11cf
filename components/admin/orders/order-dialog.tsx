"use client";

import { type ReactNode, useId } from "react";
import { OrderLine } from "@/components/admin/orders/order-line";
import { Dialog } from "@/components/ui/dialog";
import type { AdminOrder } from "@/lib/orders/contract";

type OrderDialogProps = {
  order: AdminOrder;
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, one sentence each. */
  says: readonly string[];
  /** The form or the buttons. */
  children: ReactNode;
};

/** A dialog about one order: question, order and consequences. */
export function OrderDialog({ order, open, onClose, title, says, children }: OrderDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} size="s" labelledBy={id}>
      <div className="dialog-body">
        <h2 className="title" id={id}>
          {title}
        </h2>
        <OrderLine order={order} />
        <ul className="mute numeric order-dialog-facts">
          {says.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {children}
      </div>
    </Dialog>
  );
}
