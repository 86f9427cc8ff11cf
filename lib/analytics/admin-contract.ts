import { z } from "zod";
import { call } from "@/lib/call/call";
import { Rupees, Time } from "@/lib/call/codecs";
import { limit, pageEnds } from "@/lib/call/paging";

/** A page of a list that a program may want by the thousand. */
const list = {
  after: z.uuid().optional(),
  before: z.uuid().optional(),
  limit: limit(1000, 100),
};

/**
 * Everywhere here: orders that were canceled are not counted, as nothing was sold with them. `total_sales` is what the
 * others cost, `total_refunded` what of it goes back (parts of orders, and what was refunded by hand), and `net_sales`
 * the rest: what the export adds up to without its cash fees.
 */
const sums = {
  total_orders: z.int(),
  total_units: z.int(),
  total_sales: Rupees,
  total_refunded: Rupees,
  net_sales: Rupees,
};

const ProductSales = z.object({
  product_id: z.string(),
  product_name: z.string(),
  is_listed: z.boolean(),
  ...sums,
});
export type ProductSales = z.output<typeof ProductSales>;

/**
 * Every product with what was sold of it. The sums beside the list are those of all products together, with refunds by
 * hand of purchases of several orders, which are no product's alone.
 */
export const productAnalytics = call({
  method: "GET",
  path: "/analytics/product_analytics",
  access: "admin",
  input: z.object({ sort: z.enum(["orders", "sales", "name"]).default("orders"), ...list }),
  output: z.object({ product_analytics: z.array(ProductSales), ...sums, ...pageEnds }),
  errors: [],
});

const ProductStock = z.object({
  product_id: z.string(),
  product_name: z.string(),
  is_listed: z.boolean(),
  /** What came in by hand: received, plus corrected, less damaged. */
  initial_stock: z.int(),
  /** What can be sold now. */
  remaining_stock: z.int(),
  /** Units of orders that are not canceled. */
  total_ordered: z.int(),
  /** Units that are out of the stock for orders: with customers, or on their way there or back. */
  out_stock: z.int(),
  /** Units kept for customers who are paying at this moment. */
  held_stock: z.int(),
  /** Listed, and at or under the level of the settings. */
  is_low: z.boolean(),
  /** The first picture, as `Picture` takes it. */
  picture: z.object({ base: z.string(), widths: z.array(z.int()) }).nullable(),
});
export type ProductStock = z.output<typeof ProductStock>;

/**
 * In every row: initial_stock − out_stock − held_stock = remaining_stock. `out_stock` is `total_ordered` until a unit
 * comes back of an order that stands, or one of a canceled order is still on its way back.
 */
export const productStockAnalysis = call({
  method: "GET",
  path: "/analytics/product_stock_analysis",
  access: "admin",
  input: z.object({
    /** In the catalogue's order, by the number of orders, or only what is low on stock, the least first. */
    sort: z.enum(["catalogue", "orders", "low"]).default("catalogue"),
    ...list,
  }),
  output: z.object({
    product_stock_analysis: z.array(ProductStock),
    total_products: z.int(),
    low_products: z.int(),
    low_stock_level: z.int(),
    ...pageEnds,
  }),
  errors: [],
});

export const totalSales = call({
  method: "GET",
  path: "/analytics/total_sales",
  access: "admin",
  input: z.object({}),
  output: z.object({ ...sums, total_products: z.int(), delisted_products: z.int() }),
  errors: [],
});

const DaySales = z.object({ day: z.iso.date(), ...sums });
export type DaySales = z.output<typeof DaySales>;

export const PERIODS = [30, 90, 365] as const;

/** The last so many days in India, today included, the oldest first; a day without orders is there with zeros. */
export const salesByDay = call({
  method: "GET",
  path: "/analytics/sales_by_day",
  access: "admin",
  input: z.object({
    days: z.coerce
      .number()
      .pipe(z.literal([...PERIODS], { error: "Choose 30, 90 or 365 days." }))
      .default(30),
  }),
  output: z.object({ sales_by_day: z.array(DaySales), ...sums, average_sales: Rupees }),
  errors: [],
});

/** `href` leads to where it is dealt with. */
const heap = { count: z.int(), href: z.string() };

/** What waits for an administrator. */
export const attention = call({
  method: "GET",
  path: "/analytics/attention",
  access: "admin",
  input: z.object({}),
  output: z.object({
    orders_to_ship: z.object({
      ...heap,
      statuses: z.array(z.object({ label: z.string(), ...heap })),
    }),
    low_stock: z.object({
      level: z.int(),
      /** The few with the least. */
      lowest: z.array(
        z.object({
          product_id: z.string(),
          product_name: z.string(),
          remaining_stock: z.int(),
          href: z.string(),
        }),
      ),
      ...heap,
    }),
    /** Money owed to customers that the provider has refused or not answered for; the oldest few of it. */
    refunds: z.object({
      ...heap,
      amount: Rupees,
      /** `order_number` is null where a whole payment goes back; the link is then the customer's. */
      oldest: z.array(
        z.object({ order_number: z.string().nullable(), amount: Rupees, href: z.string() }),
      ),
    }),
    /** Orders that were delivered and whose cash nobody has written down; the oldest few of them. */
    cash: z.object({
      amount: Rupees,
      oldest: z.array(z.object({ order_number: z.string(), amount: Rupees, href: z.string() })),
      ...heap,
    }),
    /** Mails that were tried in vain so often that nobody tries them any more. */
    unsent_mails: z.object(heap),
    messages: z.object(heap),
    demo_requests: z.object(heap),
    charger_reports: z.object(heap),
    /** Grievances past the time that the law gives; the oldest of them. */
    grievances: z.object({
      oldest: z.object({ reference: z.string(), received_at: Time }).nullable(),
      ...heap,
    }),
  }),
  errors: [],
});
export type Attention = z.output<typeof attention.output>;
