import { z } from "zod";
import { call } from "@/lib/call/call";
import { Day, Rupees, Time } from "@/lib/call/codecs";
import { limit, pageEnds } from "@/lib/call/paging";

/** Paging for lists that a program may read a thousand rows at a time. */
const list = {
  after: z.uuid().optional(),
  before: z.uuid().optional(),
  limit: limit(1000, 100),
};

/**
 * In all analytics, canceled orders are not counted. `total_sales` is the price of the others,
 * `total_refunded` their refunds (partial ones and refunds by hand), and `net_sales` the difference: the
 * export's total without cash fees.
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
 * The sales of every product. The totals also include refunds by hand of several orders, which belong to no
 * single product.
 */
export const productAnalytics = call({
  method: "GET",
  path: "/analytics/product_analytics",
  access: "admin",
  mayLag: true,
  input: z.object({ sort: z.enum(["orders", "sales", "name"]).default("orders"), ...list }),
  output: z.object({ product_analytics: z.array(ProductSales), ...sums, ...pageEnds }),
  errors: [],
});

const ProductStock = z.object({
  product_id: z.string(),
  product_name: z.string(),
  is_listed: z.boolean(),
  /** Manual stock movements: received, plus corrections, minus damaged. */
  initial_stock: z.int(),
  /** Units that can be sold now. */
  remaining_stock: z.int(),
  /** Units of orders that are not canceled. */
  total_ordered: z.int(),
  /** Units out of stock for orders: with customers, or on their way there or back. */
  out_stock: z.int(),
  /** Units held for payments in progress. */
  held_stock: z.int(),
  /** Listed, and at or below the threshold in the settings. */
  is_low: z.boolean(),
  /** The first picture, as `Picture` takes it. */
  picture: z.object({ base: z.string(), widths: z.array(z.int()) }).nullable(),
});
export type ProductStock = z.output<typeof ProductStock>;

/**
 * In every row: initial_stock − out_stock − held_stock = remaining_stock. `out_stock` equals `total_ordered`
 * until units of a live order come back, or while units of a canceled one are on their way back.
 */
export const productStockAnalysis = call({
  method: "GET",
  path: "/analytics/product_stock_analysis",
  access: "admin",
  mayLag: true,
  input: z.object({
    /** By catalogue order, by number of orders, or only products low on stock, lowest first. */
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
  mayLag: true,
  input: z.object({}),
  output: z.object({ ...sums, total_products: z.int(), delisted_products: z.int() }),
  errors: [],
});

const DaySales = z.object({ day: z.iso.date(), ...sums });
export type DaySales = z.output<typeof DaySales>;

export const PERIODS = [30, 90, 365] as const;

/** The last days in India including today, oldest first; days without orders are zeros. */
export const salesByDay = call({
  method: "GET",
  path: "/analytics/sales_by_day",
  access: "admin",
  mayLag: true,
  input: z.object({
    days: z.coerce
      .number()
      .pipe(z.literal([...PERIODS], { error: "Choose 30, 90 or 365 days." }))
      .default(30),
  }),
  output: z.object({ sales_by_day: z.array(DaySales), ...sums, average_sales: Rupees }),
  errors: [],
});

/** `href` links to the page for it. */
const heap = { count: z.int(), href: z.string() };

/** Work that waits for an administrator. */
export const attention = call({
  method: "GET",
  path: "/analytics/attention",
  access: "admin",
  mayLag: true,
  input: z.object({}),
  output: z.object({
    orders_to_ship: z.object({
      ...heap,
      statuses: z.array(z.object({ label: z.string(), ...heap })),
    }),
    /** Documents that the e-invoice portal takes for five more days at most, or no longer. */
    einvoices: z.object(heap),
    /** Orders that should have arrived and are not delivered; the most overdue few of them. */
    late_orders: z.object({
      oldest: z.array(z.object({ order_number: z.string(), promised_to: Day, href: z.string() })),
      ...heap,
    }),
    low_stock: z.object({
      level: z.int(),
      /** The few lowest. */
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
    /** Refunds that the provider has refused or not answered; the oldest few of them. */
    refunds: z.object({
      ...heap,
      amount: Rupees,
      /** `order_number` is null for a refund of a whole payment; then the link is the customer's. */
      oldest: z.array(
        z.object({ order_number: z.string().nullable(), amount: Rupees, href: z.string() }),
      ),
    }),
    /** Delivered orders whose cash is not recorded; the oldest few of them. */
    cash: z.object({
      amount: Rupees,
      oldest: z.array(z.object({ order_number: z.string(), amount: Rupees, href: z.string() })),
      ...heap,
    }),
    /** Mails that failed too often and are no longer retried. */
    unsent_mails: z.object(heap),
    messages: z.object(heap),
    demo_requests: z.object(heap),
    charger_reports: z.object(heap),
    /** Grievances past the legal deadline; the oldest of them. */
    grievances: z.object({
      oldest: z.object({ reference: z.string(), received_at: Time }).nullable(),
      ...heap,
    }),
  }),
  errors: [],
});
export type Attention = z.output<typeof attention.output>;
