"use client";

import type { ReactNode } from "react";
import { FaultLines } from "@/components/faults/fault-lines";
import {
  BuyAgain,
  DeliveryAction,
  OrderActions,
  OrderLinks,
} from "@/components/orders/history/order-actions";
import type { OrderDialogs } from "@/components/orders/history/use-order-dialogs";
import { cancellationWords, destinationLabel } from "@/components/orders/journey/journey-text";
import { ParcelProgress } from "@/components/orders/journey/parcel-progress";
import { orderHeadingId } from "@/components/orders/order-heading";
import { ProductLine } from "@/components/orders/product-line";
import { RefundLines } from "@/components/orders/refund-line";
import { StatusTag } from "@/components/orders/status-tag";
import { Price } from "@/components/ui/facts/price";
import { formatDateTime } from "@/lib/dates";
import type { Fault } from "@/lib/faults/contract";
import { formatPaise } from "@/lib/money";
import { customerCash } from "@/lib/orders/cash/rules";
import type { Order } from "@/lib/orders/contract";
import { byProgress, paymentInBrief, purchaseTotal } from "@/lib/orders/own/rules";

type CardProps = { orders: readonly Order[]; open: OrderDialogs; reports: readonly Fault[] };

/** A purchase in the history: one order, or several under a common head. */
export function OrderCard({ orders: unsorted, open, reports }: CardProps) {
  const orders = [...unsorted].sort((a, b) => a.order_number.localeCompare(b.order_number));
  const [first] = orders;
  if (!first) return null;
  if (orders.length === 1 && first.purchase_orders === 1) {
    return (
      <li className="order-card">
        <OneOrder order={first} open={open} reports={reports} />
      </li>
    );
  }
  const { purchase_orders: all } = first;
  const some = orders.length < all ? `${orders.length} of ${all}` : String(all);
  return (
    <li className="order-card">
      <CardHead
        title={<h2>{`${some} orders of one purchase`}</h2>}
        orders={orders}
        end={
          <b>
            <Price paise={purchaseTotal(orders)} />
          </b>
        }
      />
      {byProgress(orders).map((parcel) => (
        <Parcel key={parcel[0]?.order_id} orders={parcel} open={open} reports={reports} />
      ))}
      <footer>
        <DeliveryAction orders={orders} open={open} />
        <OrderLinks orders={orders} />
      </footer>
    </li>
  );
}

function OneOrder({ order, open, reports }: Omit<CardProps, "orders"> & { order: Order }) {
  const headingId = orderHeadingId(order.order_id);
  const orders = [order];
  return (
    <article aria-labelledby={headingId}>
      <CardHead
        title={
          <h2 className="numeric" id={headingId} tabIndex={-1}>
            {order.order_number}
          </h2>
        }
        orders={orders}
        end={
          <>
            <b>
              <Price paise={order.total_amount} />
            </b>
            <StatusTag status={order.order_status} />
          </>
        }
      />
      <div className="order-items">
        <ProductLine order={order} />
      </div>
      <ParcelProgress orders={orders} />
      <OrderNotes order={order} reports={reports} />
      <Destination orders={orders} />
      <footer>
        <OrderActions order={order} open={open} />
        <DeliveryAction orders={orders} open={open} />
        <OrderLinks orders={orders} />
        <BuyAgain order={order} />
      </footer>
    </article>
  );
}

type HeadProps = { title: ReactNode; orders: readonly Order[]; end: ReactNode };

function CardHead({ title, orders, end }: HeadProps) {
  const [first] = orders;
  if (!first) return null;
  const fee = first.cash_fee;
  return (
    <header>
      <div>
        {title}
        <p className="mute numeric">
          Placed {formatDateTime(first.purchase_time)}, {paymentInBrief(orders)}
          {fee > 0 && <span>{` (${formatPaise(fee)} cash fee for the purchase)`}</span>}
        </p>
      </div>
      <div className="align-end">{end}</div>
    </header>
  );
}

/** The orders of a purchase that have come equally far: their goods, then one progress for all. */
function Parcel({ orders, open, reports }: CardProps) {
  return (
    <div className="order-parcel">
      {orders.map((order) => {
        const headingId = orderHeadingId(order.order_id);
        return (
          <article key={order.order_id} aria-labelledby={headingId}>
            <div className="order-row">
              <ProductLine order={order} />
              <h3 className="numeric" id={headingId} tabIndex={-1}>
                {order.order_number}
              </h3>
              <div className="align-end">
                <Price paise={order.total_amount} />
                <StatusTag status={order.order_status} />
              </div>
              <div className="order-row-actions">
                <OrderActions order={order} open={open} />
                <BuyAgain order={order} />
              </div>
            </div>
            <OrderNotes order={order} reports={reports} />
          </article>
        );
      })}
      <ParcelProgress orders={orders} />
      <Destination orders={orders} />
    </div>
  );
}

/** When and why it was cancelled, its cash, its refunds and reported faults. */
function OrderNotes({ order, reports }: { order: Order; reports: readonly Fault[] }) {
  const canceled = cancellationWords(order);
  const cash = customerCash(order);
  return (
    <>
      {canceled && (
        <div className="note-lines">
          <p>{canceled}</p>
        </div>
      )}
      {cash && <p className="order-cash numeric">{cash}</p>}
      <RefundLines order={order} />
      <FaultLines
        reports={reports.filter(({ order_id }) => order_id === order.order_id)}
        order={order.order_number}
      />
    </>
  );
}

/** Where it goes, or went; nothing for a cancelled order, which goes nowhere. */
function Destination({ orders }: { orders: readonly Order[] }) {
  const [first] = orders;
  if (!first || first.order_status === "canceled") return null;
  const { deliveryaddress, delivery_changed_at: changed } = first;
  return (
    <p className="order-address">
      <span className="mute">{destinationLabel(orders)}</span> {deliveryaddress}
      {changed && <span className="mute numeric"> (changed on {formatDateTime(changed)})</span>}
    </p>
  );
}
