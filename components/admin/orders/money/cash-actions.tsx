"use client";

import { Banknote } from "lucide-react";
import { useState } from "react";
import { CashReceived } from "@/components/admin/orders/money/cash-received";
import { BACK_CHOICES } from "@/components/admin/orders/money/refund-text";
import { OrderReason } from "@/components/admin/orders/order-reason";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formatPaise } from "@/lib/money";
import { reportNotDelivered, takeBackCash } from "@/lib/orders/cash/contract";
import type { CashView } from "@/lib/orders/cash/view";
import type { AdminOrder } from "@/lib/orders/contract";
import { isAway } from "@/lib/orders/status/order-status";

type Asked = "received" | "taken back" | "not delivered";

/** Buttons to record an order's cash. Renders nothing if it was paid online or is canceled. */
export function CashActions({ order }: { order: AdminOrder }) {
  const [asked, ask] = useState<Asked>();
  const waking = !useHydrated();
  const { cash } = order;
  if (!cash || cash.state === "not_delivered") return null;
  const close = () => ask(undefined);
  return (
    <div className="flex-row">
      {cash.state === "open" && (
        <Button size="s" variant="ink" waking={waking} onClick={() => ask("received")}>
          <Banknote className="icon" aria-hidden="true" />
          Cash received
        </Button>
      )}
      {cash.state === "open" && isAway(order.order_status) && (
        <Button size="s" variant="line" waking={waking} onClick={() => ask("not delivered")}>
          Not delivered
        </Button>
      )}
      {cash.state === "received" && (
        <Button size="s" variant="line" waking={waking} onClick={() => ask("taken back")}>
          Take the receipt back
        </Button>
      )}
      <CashReceived order={order} cash={cash} open={asked === "received"} onClose={close} />
      <TakeBack order={order} cash={cash} open={asked === "taken back"} onClose={close} />
      <NotDelivered order={order} cash={cash} open={asked === "not delivered"} onClose={close} />
    </div>
  );
}

type CashDialogProps = { order: AdminOrder; cash: CashView; open: boolean; onClose: () => void };

function TakeBack({ order, cash, open, onClose }: CashDialogProps) {
  return (
    <OrderReason
      {...{ order, open, onClose }}
      spec={takeBackCash}
      title="Take this receipt back?"
      says={[
        `${formatPaise(cash.amount)} will be due again.`,
        "The old receipt is kept as a note on the order.",
      ]}
      help="Only administrators see it."
      keep="Keep the receipt"
      submit="Take it back"
    />
  );
}

function NotDelivered({ order, open, onClose }: CashDialogProps) {
  return (
    <OrderReason
      {...{ order, open, onClose }}
      spec={reportNotDelivered}
      title="Is this parcel coming back?"
      says={[
        "The order is cancelled for good, and nothing is collected for it.",
        "The customer is emailed.",
      ]}
      choices={BACK_CHOICES}
      help="The customer sees it in Order History."
      keep="Keep order"
      submit="Not delivered"
    />
  );
}
