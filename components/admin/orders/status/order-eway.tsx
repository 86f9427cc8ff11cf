"use client";

import { useState } from "react";
import { OrderDialog } from "@/components/admin/orders/order-dialog";
import { EwayForm } from "@/components/admin/orders/status/eway-form";
import { Allowed } from "@/components/admin/users/role";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/facts/tag";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formatPaise } from "@/lib/money";
import type { AdminOrder } from "@/lib/orders/contract";
import { type EwayView, WAIVERS } from "@/lib/orders/eway/view";

/** The e-way bill of an order above its state's limit, or one that has a bill all the same. */
export function OrderEway({ order, eway }: { order: AdminOrder; eway: EwayView | null }) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const close = () => setOpen(false);
  if (!eway || !(eway.is_needed || eway.number || eway.waiver)) return null;
  const isMissing = eway.is_needed && !eway.number && !eway.waiver;
  return (
    <section className="surface" aria-labelledby="eway">
      <h2 id="eway">E-way bill</h2>
      {isMissing && (
        <p>
          <Tag tone="wait">Needed before it leaves</Tag>
        </p>
      )}
      <p className="numeric">{wordsOf(eway)}</p>
      <Allowed right="orders">
        <Button
          size="s"
          variant={isMissing ? "ink" : "line"}
          className="own-width"
          waking={!hydrated}
          onClick={() => setOpen(true)}
        >
          {isMissing ? "Make the e-way bill" : "Change the e-way bill"}
        </Button>
        <OrderDialog {...{ order, open }} onClose={close} title="E-way bill" says={says(eway)}>
          <EwayForm orderId={order.order_id} eway={eway} onClose={close} />
        </OrderDialog>
      </Allowed>
    </section>
  );
}

function wordsOf({ number, valid_till, waiver, goods, limit, transport }: EwayView): string {
  if (number) return valid_till ? `${number}, valid until ${valid_till}` : number;
  if (waiver) return `None: ${WAIVERS[waiver]}`;
  const worth = `Its goods are worth ${formatPaise(goods)}, and the limit is ${formatPaise(limit)}.`;
  return transport ? `${worth} It stands in the file for the portal.` : worth;
}

function says({ invoice }: EwayView): string[] {
  if (invoice) return [`It names invoice ${invoice.number}.`];
  return [
    "It names the tax invoice, so saving makes the invoice now.",
    "Cancelling the order or changing its address will take a credit note then.",
  ];
}
