"use client";

import { useState } from "react";
import { OrderArrival } from "@/components/admin/orders/money/order-arrival";
import { OrderRefund } from "@/components/admin/orders/money/order-refund";
import { unitsOutWords } from "@/components/admin/orders/money/refund-text";
import { Button } from "@/components/ui/button";
import type { OrderRecord } from "@/lib/orders/record/record-view";
import { isAway } from "@/lib/orders/status/order-status";

/** Buttons for a refund, and for units that come back. */
export function OrderReturns({ record }: { record: OrderRecord }) {
  const [asks, setAsks] = useState<"refund" | "arrival">();
  const close = () => setAsks(undefined);
  const { order_status: status } = record.order;
  const mayRefund = record.refundable > 0;
  const mayArrive = record.units_out > 0 && (isAway(status) || status === "canceled");
  const words = unitsOutWords(record);
  if (!mayRefund && !mayArrive) return null;
  return (
    <div className="stack stack--close stack stack--start">
      {words && <p className="numeric">{words}</p>}
      <div className="flex-row">
        {mayRefund && (
          <Button variant="line" size="s" onClick={() => setAsks("refund")}>
            Refund a part
          </Button>
        )}
        {mayArrive && (
          <Button variant="line" size="s" onClick={() => setAsks("arrival")}>
            Units returned
          </Button>
        )}
      </div>
      <OrderRefund record={record} open={asks === "refund"} onClose={close} />
      <OrderArrival record={record} open={asks === "arrival"} onClose={close} />
    </div>
  );
}
