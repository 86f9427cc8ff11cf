"use client";
import { useMutation } from "@tanstack/react-query";
import { send } from "@/lib/http/client";
import { useCallMutation } from "@/lib/http/hooks";
import { addOrderNote, undoOrderStatus } from "@/lib/orders/admin-contract";
import { type SETTABLE_STATUSES, updateOrderStatus } from "@/lib/orders/contract";

export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** Sets one order's status. Changes of one order are sent one after the other, from wherever they are made. */
export function useUpdateOrderStatus(orderId: string) {
  return useMutation({
    scope: { id: `order-status ${orderId}` },
    mutationFn: (status: SettableStatus) =>
      send(updateOrderStatus, { orderid: orderId, orderstatus: status }),
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
