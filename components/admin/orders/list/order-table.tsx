"use client";

import { ArrowDown } from "lucide-react";
import { orderButtonId } from "@/components/admin/orders/order-button";
import { refundProblem } from "@/components/admin/orders/refund-input";
import { SelectBox, SelectPage } from "@/components/admin/orders/several/select-box";
import type { Selection } from "@/components/admin/orders/several/use-selection";
import { RowStatus } from "@/components/admin/orders/status/order-status-select";
import { AS_CELL, AS_GROUP, AS_ROW, AS_TABLE } from "@/components/ui/facts/table-roles";
import { formatDateTime } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import type { AdminOrder } from "@/lib/orders/contract";

type OrderTableProps = {
  orders: readonly AdminOrder[];
  chosenId: string | undefined;
  onChoose: (orderId: string) => void;
  selection: Selection;
};

/** One row per order; below 720 px each row is a card. */
export function OrderTable({ orders, chosenId, onChoose, selection }: OrderTableProps) {
  return (
    <>
      <div className="pick-page">
        <SelectPage selection={selection}>Select all of this page</SelectPage>
      </div>
      <table className="table table--cards order-table" {...AS_TABLE}>
        <caption className="visually-hidden">Orders, newest first</caption>
        <thead {...AS_GROUP}>
          <tr {...AS_ROW}>
            <th scope="col" aria-sort="descending">
              <SelectPage selection={selection} />
              <span>Order, newest first</span> <ArrowDown className="icon" aria-hidden="true" />
            </th>
            <th scope="col">Customer</th>
            <th scope="col">Product</th>
            <th scope="col" className="align-end cell-wide">
              Qty
            </th>
            <th scope="col" className="align-end">
              Amount
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody {...AS_GROUP}>
          {orders.map((order) => (
            <OrderRow
              key={order.order_id}
              order={order}
              chosen={order.order_id === chosenId}
              onChoose={() => onChoose(order.order_id)}
              selection={selection}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

function OrderRow({
  order,
  chosen,
  onChoose,
  selection,
}: {
  order: AdminOrder;
  chosen: boolean;
  onChoose: () => void;
  selection: Selection;
}) {
  return (
    <tr {...AS_ROW} aria-selected={chosen || undefined}>
      <td {...AS_CELL}>
        <div className="pick-cell">
          <SelectBox order={order} selection={selection} />
          <button
            type="button"
            id={orderButtonId(order.order_id)}
            className="order-number numeric order-number--wide"
            onClick={onChoose}
          >
            {order.order_number}
          </button>
          <time className="mute numeric own-line" dateTime={order.purchase_time.toISOString()}>
            {formatDateTime(order.purchase_time)}
          </time>
        </div>
      </td>
      <td {...AS_CELL} className="order-customer">
        <b title={order.user_name}>{order.user_name}</b>
        <span className="mute">{order.city}</span>
      </td>
      <td {...AS_CELL} className="nowrap">
        <span className="order-product">
          <span title={order.product_name}>{order.product_name}</span>
          <span className="numeric"> × {order.quantity_ordered}</span>
        </span>
      </td>
      <td {...AS_CELL} className="align-end numeric cell-wide">
        {order.quantity_ordered}
      </td>
      <td {...AS_CELL} className="align-end numeric">
        <b>{formatPaise(order.total_amount)}</b>
        <span className="mute">{paidWords(order)}</span>
      </td>
      <td {...AS_CELL}>
        <RowStatus order={order} />
        {refundProblem(order) && <span className="refund-problem">Refund problem</span>}
      </td>
    </tr>
  );
}

/** Payment method and, for cash, whether it was received. */
function paidWords({ payment_option, cash }: AdminOrder): string {
  if (!cash || cash.state === "not_delivered") return payment_option;
  return cash.state === "received" ? "Cash, received" : "Cash, to collect";
}
