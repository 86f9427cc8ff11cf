"use client";
import { useMutation } from "@tanstack/react-query";
import { send } from "@/lib/http/browser/client";
import { useCallMutation } from "@/lib/http/browser/hooks";
import { addOrderNote, undoOrderStatus } from "@/lib/orders/admin/contract";
import { updateOrderStatus } from "@/lib/orders/contract";
import type { TrackingInput } from "@/lib/orders/dispatch/tracking-view";
import type { SettableStatus } from "@/lib/orders/status/settable-status";

/** What is set: with Shipped or Delivered also under which number it goes. */
export type StatusInput = { status: SettableStatus; tracking?: TrackingInput };

/** Sets one order's status. Changes of one order are sent one after the other, from wherever they are made. */
export function useUpdateOrderStatus(orderId: string) {
  return useMutation({
    scope: { id: `order-status ${orderId}` },
    mutationFn: ({ status, tracking }: StatusInput) =>
      send(updateOrderStatus, { orderid: orderId, orderstatus: status, tracking }),
  });
}

/** Takes such a change back, by its event; in the same line as the changes. */
export function useUndoOrderStatus(orderId: string) {
  return useMutation({
    scope: { id: `order-status ${orderId}` },
    mutationFn: (eventId: string) => send(undoOrderStatus, { orderid: orderId, event_id: eventId }),
  });
}

export const useAddOrderNote = () => useCallMutation(addOrderNote);
