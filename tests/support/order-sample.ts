import type { AdminOrder } from "@/lib/orders/contract";

/** An order as the services answer it, with what a test cares about changed. */
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
    payment_option: "UPI",
    order_status: null,
    deliveryaddress: "12, MG Road, Pune, Pune, Maharashtra 411001",
    purchase_time: placed,
    reasonforcancel: null,
    otherreasonforcancel: null,
    timeline: [{ at: placed, from: null, to: null }],
    user_name: "Asha Menon",
    user_email: "asha@example.in",
    user_phonenumber: "+919876543210",
    city: "Pune",
    ...changes,
  };
}
