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
  /** Open while there is one. */
  order: Order | undefined;
  onClose: () => void;
};

/** Lets a customer send an order elsewhere that is not shipped yet. */
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
  const again = useHistoryAgain();
  if (!query.data) return <DeliveryLoading query={query} />;

  async function save(input: DeliveryInput): Promise<unknown> {
    try {
      const { message } = await mutateAsync({ order_id: orderId, ...input });
      toast.success(message);
      onClose();
    } catch (error) {
      if (signInAgain(error)) return;
      if (!isRefused(error)) return error;
      // It has left, or was canceled, meanwhile.
      toast.error(error.message);
      onClose();
      await again();
    }
  }

  return (
    <>
      <ForOrders orders={query.data.orders} />
      <DeliveryForm orderId={orderId} view={query.data} onSave={save} onClose={onClose} />
    </>
  );
}
