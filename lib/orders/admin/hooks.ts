"use client";
import { useMutation } from "@tanstack/react-query";
import { send } from "@/lib/http/browser/client";
import { useCallMutation } from "@/lib/http/browser/hooks";
import { addOrderNote, undoOrderStatus } from "@/lib/orders/admin/contract";
import { updateOrderStatus } from "@/lib/orders/contract";
import type { TrackingInput } from "@/lib/orders/dispatch/tracking-view";
import type { SettableStatus } from "@/lib/orders/status/settable-status";

/** The status to set; with Shipped or Delivered optionally the tracking number. */
export type StatusInput = { status: SettableStatus; tracking?: TrackingInput };

/** Sets one order's status. Changes of one order run one after the other, wherever they are made. */
export function useUpdateOrderStatus(orderId: string) {
  return useMutation({
    scope: { id: `order-status ${orderId}` },
    mutationFn: ({ status, tracking }: StatusInput) =>
      send(updateOrderStatus, { orderid: orderId, orderstatus: status, tracking }),
  });
}

/** Undoes such a change, by its event; in the same queue. */
export function useUndoOrderStatus(orderId: string) {
  return useMutation({
    scope: { id: `order-status ${orderId}` },
    mutationFn: (eventId: string) => send(undoOrderStatus, { orderid: orderId, event_id: eventId }),
  });
}

export const useAddOrderNote = () => useCallMutation(addOrderNote);
