"use client";

import { useState } from "react";
import { useOrderStore } from "@/components/admin/orders/order-store";
import { DeliveryDialog, DeliveryLoading, ForOrders } from "@/components/delivery/delivery-dialog";
import { DeliveryForm, type DeliveryInput } from "@/components/delivery/delivery-form";
import { signInAgain } from "@/components/forms/go-to";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { isRefused } from "@/lib/http/browser/client";
import type { AdminOrder } from "@/lib/orders/contract";
import { useChangeDeliveryByAdmin, useDeliveryByAdmin } from "@/lib/orders/delivery/hooks";

/** Button and dialog to change an order's delivery for the customer. Renders nothing once it is shipped. */
export function OrderDelivery({ order }: { order: AdminOrder }) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const close = () => setOpen(false);
  if (!order.can_change_delivery) return null;
  return (
    <>
      <Button
        size="s"
        variant="line"
        className="own-width"
        waking={!hydrated}
        onClick={() => setOpen(true)}
      >
        Change delivery
      </Button>
      <DeliveryDialog open={open} onClose={close}>
        <Content orderId={order.order_id} onClose={close} />
      </DeliveryDialog>
    </>
  );
}

function Content({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const query = useDeliveryByAdmin(orderId);
  const { mutateAsync } = useChangeDeliveryByAdmin();
  const { keep, reload } = useOrderStore();
  if (!query.data) return <DeliveryLoading query={query} />;

  async function save(input: DeliveryInput): Promise<unknown> {
    try {
      const { message, orders } = await mutateAsync({ id: orderId, ...input });
      toast.success(`${message} The customer is emailed.`);
      onClose();
      for (const order of orders) if (order.order_id === orderId) keep(order);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      if (!isRefused(error)) return error;
      toast.error(error.message);
      onClose();
      reload();
    }
  }

  return (
    <>
      <ForOrders orders={query.data.orders} />
      <DeliveryForm orderId={orderId} view={query.data} onSave={save} />
    </>
  );
}
