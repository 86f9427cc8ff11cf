"use client";

import { useOrderStore } from "@/components/admin/orders/order-store";
import { changedWords, STATUS_FAILURE, UNDO_FAILURE } from "@/components/admin/orders/order-text";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import { isRefused } from "@/lib/http/browser/client";
import {
  type StatusInput,
  useUndoOrderStatus,
  useUpdateOrderStatus,
} from "@/lib/orders/admin/hooks";
import type { AdminOrder, OrderStatus } from "@/lib/orders/contract";
import { statusLabel } from "@/lib/orders/status/order-status";

/**
 * Sets an order's status with an optimistic update, a message and an undo. `change` resolves to the changed
 * order; undefined if it was refused.
 */
export function useStatusChange(order: AdminOrder) {
  const { mutateAsync, isPending } = useUpdateOrderStatus(order.order_id);
  const { show, keep, reload } = useOrderStore();
  const undo = useUndo(order.order_id);

  async function change(input: StatusInput): Promise<AdminOrder | undefined> {
    show({ ...order, order_status: input.status });
    try {
      const { order: now, previous_status: was, event_id: event } = await mutateAsync(input);
      keep(now);
      const words = changedWords(now, { was, shown: order.order_status });
      toast.success(words, event ? { undo: () => undo({ now, was, event }) } : {});
      return now;
    } catch (error) {
      show(order);
      if (signInAgain(error, "admin")) return undefined;
      if (!isRefused(error)) {
        toast.error(STATUS_FAILURE, { retry: () => void change(input) });
        return undefined;
      }
      toast.error(error.message);
      reload();
      return undefined;
    }
  }

  return { change, busy: isPending };
}

/** Undoes a change made on this page. */
function useUndo(orderId: string) {
  const { mutateAsync } = useUndoOrderStatus(orderId);
  const { show, keep, reload } = useOrderStore();

  return async function undo(done: Done): Promise<void> {
    show({ ...done.now, order_status: done.was });
    try {
      const { order: back } = await mutateAsync(done.event);
      keep(back);
      // A refresh in between may have removed the order from the view.
      reload();
      toast.success(`${back.order_number} is ${statusLabel(back.order_status)} again`);
    } catch (error) {
      show(done.now);
      if (signInAgain(error, "admin")) return;
      if (!isRefused(error)) return void toast.error(UNDO_FAILURE, { retry: () => undo(done) });
      toast.error(error.message);
      reload();
    }
  };
}

type Done = { now: AdminOrder; was: OrderStatus; event: string };
