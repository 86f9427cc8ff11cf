import type { EventRow, OrderRow, PaymentRow, Refund, RefundKey, RefundPlan } from "../types.ts";
import { Index, Table } from "./table.ts";

/** The data of one mode (test or live). Ids of one mode do not exist in the other. */
export class Store {
  accountId = "";
  readonly orders = new Table<OrderRow>();
  readonly payments = new Table<PaymentRow>();
  readonly refunds = new Table<Refund>();
  readonly events = new Table<EventRow>();
  readonly refundKeys = new Map<string, RefundKey>();
  /** The planned outcome of pending refunds, by refund id. */
  readonly refundPlans = new Map<string, RefundPlan>();
  readonly ordersOfReceipt = new Index<OrderRow>();
  readonly paymentsOfOrder = new Index<PaymentRow>();
  readonly refundsOfPayment = new Index<Refund>();
  readonly refundsOfReceipt = new Index<Refund>();

  addOrder(row: OrderRow): void {
    this.orders.add(row.view.id, row);
    if (row.view.receipt) this.ordersOfReceipt.add(row.view.receipt, row);
  }

  addPayment(row: PaymentRow): void {
    this.payments.add(row.view.id, row);
    this.paymentsOfOrder.add(row.view.order_id, row);
  }

  addRefund(refund: Refund): void {
    this.refunds.add(refund.id, refund);
    this.refundsOfPayment.add(refund.payment_id, refund);
    if (refund.receipt) this.refundsOfReceipt.add(refund.receipt, refund);
  }

  clear(accountId: string): void {
    this.accountId = accountId;
    for (const rows of [this.orders, this.payments, this.refunds, this.events]) rows.clear();
    for (const rows of [this.refundKeys, this.refundPlans]) rows.clear();
    for (const index of [this.ordersOfReceipt, this.paymentsOfOrder]) index.clear();
    for (const index of [this.refundsOfPayment, this.refundsOfReceipt]) index.clear();
  }
}
