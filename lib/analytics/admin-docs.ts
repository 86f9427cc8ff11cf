import type * as contract from "@/lib/analytics/admin-contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import {
  ORDER_ID,
  ORDER_NUMBER,
  PRODUCT_ID,
  PRODUCT_NAME,
  PRODUCT_PRICE,
} from "@/lib/call/docs-samples";

const product = { product_id: PRODUCT_ID, product_name: PRODUCT_NAME, is_listed: true };
const sums = {
  ...{ total_orders: 161, total_units: 319 },
  ...{ total_sales: 52961681, total_refunded: 85998, net_sales: 52875683 },
};

export const chapter: Chapter = "Figures";

export const docs: ContractDocs<typeof contract> = {
  productAnalytics: {
    summary: "Sum up the sales of each product",
    description:
      "Answers every product with its orders, units and rupees, the most ordered first, or by sales or name; cancelled orders are not counted. `total_refunded` is what goes back of the others, `net_sales` the rest. The sums beside the list are those of all products, whatever the page. A page has 100 products unless `limit` says up to 1,000.",
    input: { sort: "orders", limit: 1 },
    output: {
      product_analytics: [
        {
          ...{ ...product, total_orders: 18, total_units: 20, total_sales: 20 * PRODUCT_PRICE },
          ...{ total_refunded: PRODUCT_PRICE, net_sales: 19 * PRODUCT_PRICE },
        },
      ],
      ...sums,
      next: PRODUCT_ID,
      previous: null,
    },
  },
  productStockAnalysis: {
    summary: "Sum up the stock of each product",
    description:
      "Answers for each product what came in by hand, what was ordered, what of the stock is out for orders, what is held for customers who are paying now, and what can be sold: `initial_stock` less `out_stock` less `held_stock` is always `remaining_stock`. `sort=low` answers only listed products at or under the level of the settings, the emptiest first.",
    input: { sort: "catalogue", limit: 1 },
    output: {
      product_stock_analysis: [
        {
          ...product,
          initial_stock: 64,
          remaining_stock: 43,
          total_ordered: 20,
          out_stock: 20,
          held_stock: 1,
          is_low: false,
          picture: { base: "/media/chargers/ac03w-7k4", widths: [640, 1200] },
        },
      ],
      ...{ total_products: 14, low_products: 1, low_stock_level: 5 },
      next: PRODUCT_ID,
      previous: null,
    },
  },
  totalSales: {
    summary: "Sum up all sales",
    description:
      "Answers the orders, units and rupees of all time without cancelled orders, what of that goes back and the rest, and how many products there are and how many of them are delisted.",
    input: {},
    output: { ...sums, total_products: 14, delisted_products: 2 },
  },
  salesByDay: {
    summary: "Sum up the sales of each day",
    description:
      "Answers the last 30, 90 or 365 days in India with today, the oldest first; a day without orders is there with zeros, and an order that is cancelled later leaves its day. Refunds count on the day of their order, whenever they are made, so that the days say the same as the export of those days. The sums are those of the period, and so is `average_sales`, a day in whole rupees.",
    input: { days: 30 },
    output: {
      sales_by_day: [
        {
          ...{ day: "2026-11-27", total_orders: 3, total_units: 4 },
          ...{ total_sales: 193996, total_refunded: 2000, net_sales: 191996 },
        },
        {
          ...{ day: "2026-11-28", total_orders: 1, total_units: 1 },
          ...{ total_sales: 42999, total_refunded: 0, net_sales: 42999 },
        },
      ],
      ...{ total_orders: 4, total_units: 5 },
      ...{ total_sales: 236995, total_refunded: 2000, net_sales: 234995 },
      average_sales: 7900,
    },
  },
  attention: {
    summary: "List what waits for an administrator",
    description:
      "Answers the heaps of work with the page of the back-office where each is dealt with: orders to ship by status, orders that should have arrived, products low on stock, refunds that Razorpay refused or has not answered for, delivered orders whose cash nobody has recorded, emails that could not be sent, unread messages and demo requests, fault reports that are not done, and grievances past the time that the law gives.",
    input: {},
    output: {
      orders_to_ship: {
        count: 16,
        statuses: [
          { label: "Order Placed", count: 14, href: "/admin/orders?status=placed" },
          { label: "Processing", count: 2, href: "/admin/orders?status=Processing" },
        ],
        href: "/admin/orders?needs=to_ship",
      },
      late_orders: {
        count: 1,
        oldest: [
          {
            ...{ order_number: ORDER_NUMBER, promised_to: "2026-11-23" },
            href: `/admin/orders/${ORDER_ID}`,
          },
        ],
        href: "/admin/orders?needs=late",
      },
      low_stock: {
        level: 5,
        lowest: [
          {
            product_id: PRODUCT_ID,
            product_name: PRODUCT_NAME,
            remaining_stock: 4,
            href: `/admin/product/view/${PRODUCT_ID}`,
          },
        ],
        count: 1,
        href: "/admin/report?stock=low#stock",
      },
      refunds: {
        count: 1,
        amount: PRODUCT_PRICE,
        oldest: [
          {
            order_number: ORDER_NUMBER,
            amount: PRODUCT_PRICE,
            href: `/admin/orders/${ORDER_ID}`,
          },
        ],
        href: "/admin/orders?needs=refunds",
      },
      cash: {
        count: 1,
        amount: PRODUCT_PRICE,
        oldest: [
          {
            order_number: ORDER_NUMBER,
            amount: PRODUCT_PRICE,
            href: `/admin/orders/${ORDER_ID}`,
          },
        ],
        href: "/admin/orders?status=Delivered&cash=open",
      },
      messages: { count: 3, href: "/admin/messages?show=unread" },
      demo_requests: { count: 0, href: "/admin/messages?inbox=demos&show=unread" },
      einvoices: { count: 0, href: "/admin/tax/portals" },
      unsent_mails: { count: 0, href: "/admin/mails" },
      charger_reports: { count: 1, href: "/admin/report#charger-reports" },
      grievances: { oldest: null, count: 0, href: "/admin/messages" },
    },
  },
};
