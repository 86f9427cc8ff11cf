import { z } from "zod";
import { AdminOrder, Order, type RefundView } from "@/lib/orders/contract";

/** An order as returned by the services, with a test's changes. */
export function orderSample(changes: Partial<AdminOrder> = {}): AdminOrder {
  const placed = new Date("2026-11-27T16:28:00Z");
  return {
    order_id: "0190a000-0000-7000-8000-000000000001",
    order_number: "AK-2611-000482",
    purchase_id: "0190a000-0000-7000-8000-0000000000aa",
    product_name: "AC03W 7.4 kW",
    product_model: "AC03W-07",
    product_image: "/media/chargers/ac03w-7k4",
    product_details: {},
    quantity_ordered: 2,
    unit_price: 4_299_900,
    total_amount: 8_599_800,
    cash_fee: 0,
    payment_option: "UPI",
    cash: null,
    order_status: null,
    deliveryaddress: "12, MG Road, Pune, Pune, Maharashtra 411001",
    purchase_time: placed,
    promised: PROMISED,
    tracking: null,
    reasonforcancel: null,
    otherreasonforcancel: null,
    timeline: [{ at: placed, from: null, to: null }],
    ...{ tax_documents: [], can_cancel: true },
    can_change_delivery: true,
    delivery_changed_at: null,
    refund: null,
    refunds: changes.refund ? [changes.refund] : [],
    purchase_refunds: [],
    refund_problem: null,
    user_name: "Asha Menon",
    user_email: "asha@example.in",
    user_phonenumber: "+919876543210",
    ...FACTS,
    delivery_phone: "+919876543210",
    city: "Pune",
    ...changes,
  };
}

const PROMISED = {
  ...{ ordered_on: "2026-11-27", dispatch_by: "2026-12-01", from: "2026-12-02", to: "2026-12-04" },
  ...{ holidays: [], is_late: false },
};

const FACTS = {
  purchase_orders: 1,
  payment_state: "paid",
  tax_included: 4_095_14,
  tax_rate: 5,
  product_slug: "ac03w-7-4-kw",
  needs_fitting: true,
  driver_note: null,
} as const;

/** The refund of that order, just started. */
export function refundSample(changes: Partial<RefundView> = {}): RefundView {
  return {
    state: "started",
    amount: 8_599_800,
    started_at: new Date("2026-11-27T17:01:00Z"),
    refunded_at: null,
    reference: null,
    ...{ reason: "order_canceled", note: null, way: "payment" },
    ...changes,
  };
}

/** The customer's history in the API's format. */
export const onWire = (orders: readonly Order[]) => z.encode(z.array(Order), [...orders]);

/** The same for administrators. */
export const onAdminWire = (order: AdminOrder) => z.encode(AdminOrder, order);

/** The server's current list. */
export const firstPage = <T>(orders: T[]) => ({ entries: orders, loadedAt: Date.now() });
