"use client";

import Link from "next/link";
import { useMemo } from "react";
import { RefundNews } from "@/components/admin/orders/list/order-details";
import { OrderMoney } from "@/components/admin/orders/money/order-money";
import { OrderReturns } from "@/components/admin/orders/money/order-returns";
import { OrderActions } from "@/components/admin/orders/order-actions";
import { OrderCustomer } from "@/components/admin/orders/order-customer";
import { OrderNotes } from "@/components/admin/orders/order-notes";
import { OrderStore, useOrderStore } from "@/components/admin/orders/order-store";
import { OrderEway } from "@/components/admin/orders/status/order-eway";
import { PanelStatus } from "@/components/admin/orders/status/order-status-select";
import { OrderSteps } from "@/components/admin/orders/status/order-steps";
import { Allowed } from "@/components/admin/users/role";
import { ProductLine } from "@/components/orders/product-line";
import { StatusTag } from "@/components/orders/status-tag";
import { Price } from "@/components/ui/facts/price";
import { TextLink } from "@/components/ui/facts/text-link";
import { formatDateTime } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import type { OrderRecord, SiblingOrder } from "@/lib/orders/record/record-view";

/** The page of one order. */
export function OrderRecordView({ record }: { record: OrderRecord }) {
  const drawn = useMemo(() => [record.order], [record]);
  return (
    <OrderStore drawn={drawn} reloads>
      <Record record={record} />
    </OrderStore>
  );
}

function Record({ record }: { record: OrderRecord }) {
  const order = useOrderStore().orders[0] ?? record.order;
  return (
    <>
      <div className="flex-row page-head">
        <div className="row-lead">
          <p className="small back-line">
            <Link className="link" href="/admin/orders">
              Manage Orders
            </Link>
          </p>
          <h1 className="numeric">{order.order_number}</h1>
          <p className="mute numeric">Placed {formatDateTime(order.purchase_time)}</p>
        </div>
        <OrderActions order={order} />
      </div>
      <div className="order-record">
        <div>
          <section className="surface" aria-label="Product and status">
            <ProductLine order={order}>
              <span className="amount">
                <Price paise={order.total_amount} />
              </span>
            </ProductLine>
            <PanelStatus order={order} />
            <RefundNews order={order} />
            <Allowed right="orders">
              <OrderReturns record={{ ...record, order }} />
            </Allowed>
            <TextLink className="own-width" href={`/admin/product/view/${record.product_id}`}>
              Open the product
            </TextLink>
          </section>
          <OrderEway order={order} eway={record.eway} />
          <OrderCustomer record={record} order={order} />
          <OrderMoney record={record} />
          {record.siblings.length > 0 && <Siblings orders={record.siblings} />}
        </div>
        <div>
          <OrderNotes orderId={order.order_id} notes={record.notes} />
          <OrderSteps record={record} />
        </div>
      </div>
    </>
  );
}

function Siblings({ orders }: { orders: readonly SiblingOrder[] }) {
  return (
    <section className="surface" aria-labelledby="siblings">
      <h2 id="siblings">Bought together with it</h2>
      <ul className="order-lines">
        {orders.map((order) => (
          <li key={order.order_id}>
            <span>
              <Link className="order-number numeric" href={`/admin/orders/${order.order_id}`}>
                {order.order_number}
              </Link>
              <span className="own-line mute numeric">
                {order.quantity} × {order.product_name}
              </span>
            </span>
            <StatusTag status={order.status} />
            <b className="numeric">{formatPaise(order.total)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
