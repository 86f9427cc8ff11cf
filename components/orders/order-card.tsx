"use client";

import { FaultLines } from "@/components/faults/fault-lines";
import { orderHeadingId } from "@/components/orders/order-heading";
import { ProductLine } from "@/components/orders/product-line";
import { RefundLines } from "@/components/orders/refund-line";
import { StatusTag } from "@/components/orders/status-tag";
import { TrackingLine } from "@/components/orders/tracking-line";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/facts/price";
import { Timeline } from "@/components/ui/facts/timeline";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formatDateTime, formatShortDateTime } from "@/lib/dates";
import type { Fault } from "@/lib/faults/contract";
import { mayReportFault } from "@/lib/faults/rules";
import { customerCash } from "@/lib/orders/cash/rules";
import type { Order } from "@/lib/orders/contract";
import type { TrackingView } from "@/lib/orders/dispatch/tracking-view";
import { cancellation, paymentWords, timelineSteps } from "@/lib/orders/rules";

type OrderCardProps = {
  order: Order;
  onCancel: (order: Order) => void;
  onReport: (order: Order) => void;
  onDelivery: (order: Order) => void;
  /** The faults reported for this order. */
  reports?: readonly Fault[];
};

/** One order of the history: product, amount, status, delivery and actions. */
export function OrderCard(props: OrderCardProps) {
  const { order, onCancel, onReport, onDelivery, reports = [] } = props;
  const headingId = orderHeadingId(order.order_id);
  const cash = customerCash(order);
  return (
    <li className="order-card">
      <article aria-labelledby={headingId}>
        <header>
          <div>
            <h2 className="numeric" id={headingId} tabIndex={-1}>
              {order.order_number}
            </h2>
            <p className="mute numeric">
              Placed {formatDateTime(order.purchase_time)}, {paymentWords(order)}
            </p>
          </div>
          <div className="align-end">
            <b>
              <Price paise={order.total_amount} />
            </b>
            <StatusTag status={order.order_status} />
          </div>
        </header>
        <div className="order-items">
          <ProductLine order={order} />
        </div>
        <Progress order={order} />
        {order.tracking && <Tracking tracking={order.tracking} />}
        {cash && <p className="order-cash numeric">{cash}</p>}
        <RefundLines order={order} />
        <FaultLines reports={reports} order={order.order_number} />
        <footer>
          {order.can_cancel && <CancelButton order={order} onCancel={onCancel} />}
          {mayReportFault(order.order_status) && <FaultButton order={order} onReport={onReport} />}
          {order.can_change_delivery && <DeliveryButton order={order} onDelivery={onDelivery} />}
          <p>
            <span className="mute">Deliver to</span> {order.deliveryaddress}
            {order.delivery_changed_at && (
              <span className="mute numeric">
                {" "}
                (changed on {formatDateTime(order.delivery_changed_at)})
              </span>
            )}
          </p>
        </footer>
      </article>
    </li>
  );
}

function Progress({ order }: { order: Order }) {
  const canceled = cancellation(order);
  if (canceled) {
    return (
      <div className="note-lines">
        <p>
          {[
            canceled.at ? `Canceled on ${formatDateTime(canceled.at)}.` : "Canceled.",
            canceled.reason && `Reason: ${sentence(canceled.reason)}`,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
    );
  }
  const steps = timelineSteps(order).map(({ label, state, at }) => ({
    label,
    state,
    note: at && formatShortDateTime(at),
  }));
  return <Timeline steps={steps} label={`Progress of ${order.order_number}`} />;
}

function Tracking({ tracking }: { tracking: TrackingView }) {
  return (
    <p className="order-tracking">
      <span className="mute">Carrier</span> <TrackingLine tracking={tracking} />
    </p>
  );
}

function CancelButton({ order, onCancel }: Pick<OrderCardProps, "order" | "onCancel">) {
  return (
    <Button
      size="s"
      variant="danger"
      waking={!useHydrated()}
      aria-label={`Cancel order ${order.order_number}`}
      onClick={() => onCancel(order)}
    >
      Cancel order
    </Button>
  );
}

function FaultButton({ order, onReport }: Pick<OrderCardProps, "order" | "onReport">) {
  return (
    <Button
      size="s"
      variant="line"
      waking={!useHydrated()}
      aria-label={`Report a fault of order ${order.order_number}`}
      onClick={() => onReport(order)}
    >
      Report a fault
    </Button>
  );
}

function DeliveryButton({ order, onDelivery }: Pick<OrderCardProps, "order" | "onDelivery">) {
  return (
    <Button
      size="s"
      variant="line"
      waking={!useHydrated()}
      aria-label={`Change delivery of order ${order.order_number}`}
      onClick={() => onDelivery(order)}
    >
      Change delivery
    </Button>
  );
}

/** Adds a full stop unless the customer's text ends with punctuation. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
