import { ProductLine } from "@/components/orders/product-line";
import { StatusTag } from "@/components/orders/status-tag";
import { Price } from "@/components/ui/price";
import { Timeline } from "@/components/ui/timeline";
import { formatDateTime, formatShortDateTime } from "@/lib/dates";
import type { Order } from "@/lib/orders/contract";
import { cancellation, timelineSteps } from "@/lib/orders/rules";

/** One order of the history: what, for how much, how far, to where. */
export function OrderCard({ order }: { order: Order }) {
  const headingId = `order-${order.order_id}`;
  return (
    <li className="ord">
      <article aria-labelledby={headingId}>
        <header>
          <div>
            <h2 className="num" id={headingId}>
              {order.order_number}
            </h2>
            <p className="mute num">
              Placed {formatDateTime(order.purchase_time)}, {order.payment_option}
            </p>
          </div>
          <div className="r">
            <b>
              <Price paise={order.total_amount} />
            </b>
            <StatusTag status={order.order_status} />
          </div>
        </header>
        <div className="ord-i">
          <ProductLine order={order} />
        </div>
        <Progress order={order} />
        <footer>
          <p>
            <span className="mute">Deliver to</span> {order.deliveryaddress}
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
      <p className="note-c">
        Canceled{canceled.at && ` on ${formatDateTime(canceled.at)}`}.
        {canceled.reason && ` Reason: ${canceled.reason}.`}
      </p>
    );
  }
  const steps = timelineSteps(order).map(({ label, state, at }) => ({
    label,
    state,
    note: at && formatShortDateTime(at),
  }));
  return <Timeline steps={steps} label={`Progress of ${order.order_number}`} />;
}
