"use client";

import { DeliveryDialog, DeliveryLoading, ForOrders } from "@/components/delivery/delivery-dialog";
import { DeliveryForm, type DeliveryInput } from "@/components/delivery/delivery-form";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import { isRefused } from "@/lib/http/browser/client";
import type { Order } from "@/lib/orders/contract";
import { useChangeDelivery, useDelivery } from "@/lib/orders/delivery/hooks";
import { useHistoryAgain } from "@/lib/orders/hooks";

type OrderDeliveryProps = {
  /** The dialog is open while this is set. */
  order: Order | undefined;
  onClose: () => void;
};

/** Dialog for a customer to change the delivery of an order that is not shipped yet. */
export function OrderDelivery({ order, onClose }: OrderDeliveryProps) {
  return (
    <DeliveryDialog open={order !== undefined} onClose={onClose}>
      {order && <Content orderId={order.order_id} onClose={onClose} />}
    </DeliveryDialog>
  );
}

function Content({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const query = useDelivery(orderId);
  const { mutateAsync } = useChangeDelivery();
  const reloadHistory = useHistoryAgain();
  if (!query.data) return <DeliveryLoading query={query} />;

  async function save(input: DeliveryInput): Promise<unknown> {
    try {
      const { message } = await mutateAsync({ order_id: orderId, ...input });
      toast.success(message);
      onClose();
    } catch (error) {
      if (signInAgain(error)) return;
      if (!isRefused(error)) return error;
      // The order was shipped or canceled in the meantime.
      toast.error(error.message);
      onClose();
      await reloadHistory();
    }
  }

  return (
    <>
      <ForOrders orders={query.data.orders} />
      <DeliveryForm orderId={orderId} view={query.data} onSave={save} />
    </>
  );
}
