import { previewAdvice, previewCar, readAdvice } from "@/lib/advice/office/service";
import { attention } from "@/lib/analytics/attention";
import { productAnalytics, totalSales } from "@/lib/analytics/product-sales";
import { salesByDay } from "@/lib/analytics/sales-by-day";
import { productStockAnalysis } from "@/lib/analytics/stock-analysis";
import { getAllContacts, getDemoRequests } from "@/lib/contact/inbox";
import { getMessage } from "@/lib/contact/replies";
import { customerFaults } from "@/lib/faults/list";
import { listTaxPeriods } from "@/lib/filing/service";
import { getMessageOrders } from "@/lib/orders/messages/message-orders";
import { searchOffice } from "@/lib/palette/service";
import { listEInvoices } from "@/lib/portals/einvoice/service";
import { listEwayBills } from "@/lib/portals/eway/service";
import { readVisits } from "@/lib/visits/report";
import type { Line, MakeLine } from "@/workshop/bench/data/line";
import type { Samples } from "@/workshop/bench/data/samples";

/** The dashboard, analytics, palette, contacts and charger reports. */
export function officeLines(line: MakeLine, samples: Samples): Line[] {
  return [
    ...dashboardLines(line),
    ...analyticsLines(line, samples),
    paletteLine(line, samples),
    ...contactLines(line, samples),
    ...faultLines(line, samples),
    line(listTaxPeriods, "months with tax documents", {}),
    line(listEInvoices, "what waits for the e-invoice portal", {}),
    line(listEwayBills, "e-way bills to be made", {}),
    line(readAdvice, "advice of 7 and 90 days", { days: 7 }, { days: 90 }),
    line(previewAdvice, "advice at another price", { slug: "ac01w-3-3-kw", price: 31_999 }),
    line(previewCar, "advice for a changed car", { car: "tata-nexon-ev", ac_1ph_kw: 3.3 }),
    line(readVisits, "visits of 7, 28 and 90 days", { days: 7 }, { days: 28 }, { days: 90 }),
  ];
}

function dashboardLines(line: MakeLine): Line[] {
  const dashboard = [
    line(totalSales, "total sales", {}),
    line(attention, "what needs attention", {}),
    line(salesByDay, "sales by day", { days: 30 }, { days: 90 }, { days: 365 }),
    line(
      productAnalytics,
      "product analytics, first page",
      { limit: 20 },
      { sort: "sales" },
      { sort: "name" },
    ),
    line(
      productStockAnalysis,
      "stock analysis, first page",
      {},
      { sort: "orders" },
      { sort: "low" },
    ),
  ];
  return [
    ...dashboard,
    {
      name: "dashboard, all five at once",
      covers: null,
      run: (turn) => Promise.all(dashboard.map(({ run }) => run(turn))),
    },
  ];
}

function analyticsLines(line: MakeLine, samples: Samples): Line[] {
  const { products } = samples;
  return [
    line(
      productAnalytics,
      "product analytics, page after any",
      ...(["orders", "sales", "name"] as const).flatMap((sort) =>
        products.map((after) => ({ sort, after })),
      ),
    ),
    line(
      productStockAnalysis,
      "stock analysis, page after any",
      ...(["catalogue", "orders", "low"] as const).flatMap((sort) =>
        products.map((after) => ({ sort, after })),
      ),
    ),
    line(productAnalytics, "product analytics, 1,000 of them", { limit: 1000 }),
    line(productStockAnalysis, "stock analysis, 1,000 of them", { limit: 1000 }),
  ];
}

function paletteLine(line: MakeLine, samples: Samples): Line {
  const { rareNames, numbers, deliveryPhones, providerIds } = samples;
  return line(
    searchOffice,
    "palette",
    ...[
      "kumar",
      "Rajesh Kumar",
      "482",
      "AC03W 22",
      "an",
      "xq",
      "qqzz",
      ...rareNames,
      ...numbers,
      ...["Leh", "Bengaluru", "kaveri"],
      ...deliveryPhones,
      ...providerIds,
    ].map((query) => ({ query })),
  );
}

function contactLines(line: MakeLine, samples: Samples): Line[] {
  const { messages, demos } = samples;
  return [
    line(getAllContacts, "messages, newest and unread", {}, { unread: "true" }, { limit: 100 }),
    line(getAllContacts, "messages, page after any", ...messages.map((after) => ({ after }))),
    line(getMessage, "a message with its answers", ...messages.map((id) => ({ id }))),
    line(getMessageOrders, "orders of a message's writer", ...messages.map((id) => ({ id }))),
    line(getDemoRequests, "demo requests, newest and unread", {}, { unread: "true" }),
    line(getDemoRequests, "demo requests, page after any", ...demos.map((after) => ({ after }))),
  ];
}

function faultLines(line: MakeLine, samples: Samples): Line[] {
  const { reports, rareNames, numbers, orders, buyers } = samples;
  return [
    line(
      customerFaults,
      "charger reports, newest and by state",
      {},
      { state: "open" },
      { state: "in_progress" },
      { state: "done" },
    ),
    line(
      customerFaults,
      "charger reports, page after any",
      ...reports.map((after) => ({ after })),
      ...reports.map((before) => ({ before })),
    ),
    line(
      customerFaults,
      "charger reports, searched",
      ...["display", "basement", "R-030000", ...rareNames, "kumar", "qqzz", ...numbers].map(
        (query) => ({ query }),
      ),
    ),
    line(
      customerFaults,
      "charger reports, one or two letters",
      { query: "ba" },
      { query: "zq" },
      { query: "4" },
    ),
    line(
      customerFaults,
      "charger reports, of an order or customer",
      ...orders.map((order_id) => ({ order_id })),
      ...buyers.map((user_id) => ({ user_id })),
    ),
  ];
}
