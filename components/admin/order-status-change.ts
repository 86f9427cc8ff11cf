"use client";

import { signInAgain } from "@/components/account/go-to";
import { toast } from "@/components/ui/toast";
import { AppError } from "@/lib/http/errors";
import type { AdminOrder } from "@/lib/orders/contract";
import { type SettableStatus, useAllOrdersAgain, useUpdateOrderStatus } from "@/lib/orders/hooks";
import { statusLabel } from "@/lib/orders/rules";

export const STATUS_FAILURE = "Error updating order status. Please try again.";

/** Sets an order's status and says how that went. */
export function useStatusChange(order: Pick<AdminOrder, "order_id" | "order_number">) {
  const { mutateAsync, isPending } = useUpdateOrderStatus(order.order_id);
  const again = useAllOrdersAgain();

  async function change(status: SettableStatus): Promise<void> {
    try {
      await mutateAsync(status);
      toast.success(`${order.order_number} is now ${statusLabel(status)}`);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      if (error instanceof AppError && error.code === "order_canceled") {
        toast.error(error.message);
        await again();
        return;
      }
      toast.error(STATUS_FAILURE, { retry: () => change(status) });
    }
  }

  return { change, busy: isPending };
}
