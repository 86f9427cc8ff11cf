import { dayCode } from "@/lib/dates";
import { FILTER_STATUSES } from "@/lib/orders/admin/filters";
import { allOrders, listOrders } from "@/lib/orders/admin/list";
import { getOrder } from "@/lib/orders/admin/order";
import { getDeliveryByAdmin } from "@/lib/orders/delivery/deliveries";
import { listCarriers } from "@/lib/orders/dispatch/carrier-list";
import { getPackingSlip, getPackingSlips } from "@/lib/orders/dispatch/packing-slip";
import type { Line, MakeLine } from "@/workshop/bench/data/line";
import type { Samples } from "@/workshop/bench/data/samples";

/** Manage Orders, an order's page and its packing slip. */
export function orderLines(line: MakeLine, samples: Samples): Line[] {
  return [
    ...listLines(line, samples),
    ...searchLines(line, samples),
    ...filterLines(line, samples),
    ...productLines(line, samples),
    ...customerLines(line, samples),
    ...pageLines(line, samples),
  ];
}

function listLines(line: MakeLine, samples: Samples): Line[] {
  const { orders, accepted, delivered } = samples;
  return [
    line(listOrders, "orders, first page", {}),
    line(listOrders, "orders, first page with canceled ones", { canceled: "true" }),
    ...FILTER_STATUSES.map((status) => line(listOrders, `orders, ${status}`, { status })),
    line(listOrders, "orders, Accepted and canceled", { status: "Accepted", canceled: "true" }),
    line(listOrders, "orders, page after any", ...orders.map((after) => ({ after }))),
    line(listOrders, "orders, page before any", ...orders.map((before) => ({ before }))),
    line(
      listOrders,
      "orders, Delivered, page after any",
      ...delivered.map((after) => ({ status: "Delivered" as const, after })),
    ),
    line(listOrders, "orders, to ship today", { needs: "to_ship" }),
    line(
      listOrders,
      "orders, to ship today, page after any",
      ...accepted.map((after) => ({ needs: "to_ship" as const, after })),
    ),
    line(listOrders, "orders, late", { needs: "late" }),
    line(listOrders, "orders, refunds failed", { needs: "refunds" }),
    line(listOrders, "orders, cash to collect", { cash: "open" }),
    line(listOrders, "orders, cash not written down", { cash: "open", status: "Delivered" }),
  ];
}

function searchLines(line: MakeLine, samples: Samples): Line[] {
  const { numbers, rareNames, phones, emails, deliveryPhones, pins, bought, providerIds } = samples;
  return [
    line(listOrders, "orders, by whole number", ...search(...numbers)),
    line(listOrders, "orders, by 3 to 6 last digits", ...search("482", "1482", "21482", "121482")),
    line(listOrders, "orders, of a rare name", ...search(...rareNames)),
    line(listOrders, "orders, of a common name", ...search("Rajesh Kumar", "kumar", "rajesh")),
    line(listOrders, "orders, of two letters", ...search("an", "ra", "xq")),
    line(listOrders, "orders, by email", ...search(...emails)),
    line(listOrders, "orders, by phone", ...search(...phones, "98765")),
    line(listOrders, "orders, by the phone of the slip", ...search(...deliveryPhones)),
    line(listOrders, "orders, by city", ...search("Bengaluru", "New Delhi", "Leh", "Panaji")),
    line(listOrders, "orders, by PIN", ...search(...pins, `Leh ${pins[0]}`)),
    line(listOrders, "orders, by whole name of a charger", ...search(...bought)),
    line(listOrders, "orders, by a charger written without spaces", ...search("7.4kW", "ac-03w")),
    line(listOrders, "orders, of a model or series", ...search("AC03W", "kaveri", "gomti 22 kW")),
    line(listOrders, "orders, by an id of Razorpay", ...search(...providerIds)),
  ];
}

function filterLines(line: MakeLine, samples: Samples): Line[] {
  const { rareNames } = samples;
  return [
    line(
      listOrders,
      "orders, by city or charger and status",
      ...["Bengaluru", "Leh", "kaveri"].map((query) => ({ query, status: "placed" as const })),
    ),
    line(listOrders, "orders, of words nobody has", ...search("qqzzqq", "Rajesh Qqzz")),
    line(
      listOrders,
      "orders, common name and status",
      ...(["placed", "Accepted", "Delivered"] as const).map((status) => ({
        query: "kumar",
        status,
      })),
    ),
    line(
      listOrders,
      "orders, rare name and dates",
      ...rareNames.map((query) => ({ query, ...days(400, 30) })),
    ),
    line(listOrders, "orders, of a day or a month", days(3, 3), days(400, 400), days(430, 400)),
    line(
      listOrders,
      "orders, old, of a status that few have",
      ...(["Shipped", "placed", "Processing"] as const).map((status) => ({
        status,
        ...days(700, 400),
      })),
    ),
  ];
}

function productLines(line: MakeLine, samples: Samples): Line[] {
  const { orders, popular, products } = samples;
  return [
    line(
      listOrders,
      "orders, of a product",
      ...[...popular, ...products].map((product_id) => ({ product_id, canceled: "true" })),
    ),
    line(
      listOrders,
      "orders, of a product that many buy and a status",
      ...popular.flatMap((product_id) => [
        { product_id, status: "Shipped" as const },
        { product_id, needs: "to_ship" as const },
        { product_id, query: "kumar" },
      ]),
    ),
    line(
      listOrders,
      "orders, of a product, page after any",
      ...popular.flatMap((product_id) => orders.map((after) => ({ product_id, after }))),
    ),
  ];
}

function customerLines(line: MakeLine, samples: Samples): Line[] {
  const { buyers } = samples;
  return [
    line(listOrders, "orders, of one customer", ...buyers.map((user_id) => ({ user_id }))),
    line(
      listOrders,
      "orders, of one customer and a status",
      ...buyers.map((user_id) => ({ user_id, status: "Shipped" as const })),
    ),
  ];
}

function pageLines(line: MakeLine, samples: Samples): Line[] {
  const { orders, accepted } = samples;
  return [
    line(allOrders, "orders, the specification's call", {}, { limit: 100 }),
    line(getOrder, "an order's page", ...orders.map((id) => ({ id }))),
    line(getPackingSlip, "an order's packing slip", ...orders.map((id) => ({ id }))),
    line(getPackingSlips, "packing slips of several orders", { ids: orders.slice(0, 20).join() }),
    line(listCarriers, "the carriers", {}),
    line(getDeliveryByAdmin, "an order's delivery", ...accepted.map((id) => ({ id }))),
  ];
}

/** The period between two numbers of days ago. */
function days(first: number, last: number) {
  const ago = (count: number) => dayCode(new Date(Date.now() - count * 86_400_000));
  return { from: ago(first), to: ago(last) };
}

const search = (...queries: string[]) => queries.map((query) => ({ query, canceled: "true" }));
