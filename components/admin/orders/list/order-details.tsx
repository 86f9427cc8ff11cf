"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { CashActions } from "@/components/admin/orders/money/cash-actions";
import { OrderActions } from "@/components/admin/orders/order-actions";
import { OrderReach } from "@/components/admin/orders/order-reach";
import { refundProblem } from "@/components/admin/orders/refund-input";
import { PanelStatus } from "@/components/admin/orders/status/order-status-select";
import { useOrderTracking } from "@/components/admin/orders/status/order-tracking";
import { Allowed } from "@/components/admin/users/role";
import { ProductLine } from "@/components/orders/product-line";
import { RefundLines } from "@/components/orders/refund-line";
import { Fact } from "@/components/ui/facts/fact";
import { Price } from "@/components/ui/facts/price";
import { IconButton } from "@/components/ui/icon-button";
import { Notice } from "@/components/ui/notice";
import { formatDateTime } from "@/lib/dates";
import { officeCash } from "@/lib/orders/cash/rules";
import type { AdminOrder } from "@/lib/orders/contract";
import { cancellation, paymentWords } from "@/lib/orders/rules";
import { statusLabel } from "@/lib/orders/status/order-status";

/** Summary of one order for administrators; its page has the rest. */
export function OrderDetails({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const tracking = useOrderTracking(order);
  return (
    <>
      <header>
        <div>
          <h2 className="numeric">{order.order_number}</h2>
          <p className="mute numeric">Placed {formatDateTime(order.purchase_time)}</p>
        </div>
        <IconButton size="s" label="Close details" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </header>
      <PanelStatus order={order} />
      <RefundNews order={order} />
      <ProductLine order={order}>
        <span className="amount">
          <Price paise={order.total_amount} />
        </span>
      </ProductLine>
      <Facts order={order} tracking={tracking.fact} />
      {tracking.dialog}
      <h3>History</h3>
      <History order={order} />
      <Allowed right="orders">
        <CashActions order={order} />
      </Allowed>
      <OrderActions order={order} open />
    </>
  );
}

/** State of the order's refund, and why it is not complete yet. */
export function RefundNews({ order }: { order: AdminOrder }) {
  const problem = refundProblem(order);
  if (order.refunds.length + order.purchase_refunds.length === 0 && !problem) return null;
  return (
    <div className="stack stack--close">
      <RefundLines order={order} />
      {problem && (
        <Notice tone="error">
          The refund has not gone through yet and is tried again: {problem}
        </Notice>
      )}
    </div>
  );
}

function Facts({ order, tracking }: { order: AdminOrder; tracking: ReactNode }) {
  const reason = cancellation(order)?.reason;
  return (
    <dl>
      <Fact name="Customer">{order.user_name}</Fact>
      <OrderReach order={order} />
      {tracking}
      <Fact name="Model">{order.product_model}</Fact>
      <Fact name="Payment">{paymentWords(order)}</Fact>
      {order.cash && (
        <Fact name="Cash">
          <b className="numeric">{officeCash(order.cash)}</b>
        </Fact>
      )}
      {reason && <Fact name="Reason">{reason}</Fact>}
    </dl>
  );
}

/** The order's events, newest first, and the purchase if no event covers it. */
function History({ order }: { order: AdminOrder }) {
  const events = order.timeline
    .map(({ to, at }) => ({ to, at }))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  if (events.at(-1)?.to !== null) events.push({ to: null, at: order.purchase_time });
  return (
    <ol className="order-log">
      {events.map((event) => (
        <li key={`${event.to}${event.at.getTime()}`}>
          <b>{statusLabel(event.to)}</b>
          <span className="mute numeric">{formatDateTime(event.at)}</span>
        </li>
      ))}
    </ol>
  );
}
