"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Loading, Skeleton } from "@/components/ui/skeleton";
import { failureText, isRefused } from "@/lib/http/browser/client";
import type { DeliveryView } from "@/lib/orders/delivery/contract";

type DeliveryDialogProps = { open: boolean; onClose: () => void; children: ReactNode };

/** Dialog to change the delivery. Its children are mounted only while it is open. */
export function DeliveryDialog({ open, onClose, children }: DeliveryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} labelledBy="change-delivery">
      <div className="dialog-body">
        <h2 className="title delivery-title" id="change-delivery">
          Change delivery
        </h2>
        {children}
      </div>
    </Dialog>
  );
}

type Loaded = {
  data: DeliveryView | undefined;
  error: Error | null;
  refetch: () => unknown;
};

/** Skeleton until the delivery has loaded, or the reason why it cannot be changed. */
export function DeliveryLoading({ query: { error, refetch } }: { query: Loaded }) {
  if (!error) {
    return (
      <Loading className="stack">
        <Skeleton height={88} borderRadius={12} />
        <Skeleton height={88} borderRadius={12} />
        <Skeleton height={72} borderRadius={12} />
      </Loading>
    );
  }
  return (
    <EmptyState tone="error" text={failureText(error, { fallback: READ_FAILURE })}>
      {!isRefused(error) && (
        <Button size="s" variant="line" onClick={() => refetch()}>
          Retry
        </Button>
      )}
    </EmptyState>
  );
}

/** Lists the orders that the change applies to: all of the purchase that are not shipped. */
export function ForOrders({ orders }: Pick<DeliveryView, "orders">) {
  const [first, ...others] = orders;
  const main = first ? `${first.order_number}, ${first.quantity} × ${first.product_name}` : "";
  const numbers = others.map(({ order_number }) => order_number).join(", ");
  const rest = numbers && `, and for ${numbers} of the same purchase`;
  return <p className="mute numeric delivery-order">{`For ${main}${rest}.`}</p>;
}

const READ_FAILURE = "The delivery could not be read. Please try again.";
