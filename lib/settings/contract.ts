import { z } from "zod";
import { Email } from "@/lib/auth/fields";
import { call } from "@/lib/call/call";
import { Message } from "@/lib/call/codecs";

const MOST_ADDRESSES = 20;

const Addresses = z
  .array(z.string(), { error: "Give a list of email addresses." })
  .max(MOST_ADDRESSES, `At most ${MOST_ADDRESSES} addresses are emailed.`)
  .transform((given, context) => {
    const wrong = given.filter((text) => !Email.safeParse(text).success);
    if (wrong.length === 0) return [...new Set(given.map((text) => Email.parse(text)))];
    context.addIssue(`Not an email address: ${wrong.join(", ")}`);
    return z.NEVER;
  });

const LEVEL = "The level is a whole number from 0 to 1,000.";

/** The settings of the shop. */
export const ShopSettings = z.object({
  /** A listed charger with this many units or fewer is low on stock. */
  low_stock: z.int(LEVEL).min(0, LEVEL).max(1000, LEVEL),
  /** Addresses to notify besides the administrators, about the kinds that are on below. */
  notify_emails: z.array(z.string()),
  notify_orders: z.boolean(),
  notify_low_stock: z.boolean(),
  notify_messages: z.boolean(),
  notify_reports: z.boolean(),
  /** Administrators without an authenticator app can do nothing but set one up. */
  require_authenticator: z.boolean(),
});
export type ShopSettings = z.output<typeof ShopSettings>;

/** The settings of a new shop: no notifications. */
export const FIRST_SETTINGS: ShopSettings = {
  low_stock: 5,
  notify_emails: [],
  notify_orders: false,
  notify_low_stock: false,
  notify_messages: false,
  notify_reports: false,
  require_authenticator: false,
};

export const getShopSettings = call({
  method: "GET",
  path: "/admin/settings",
  access: "admin",
  input: z.object({}),
  output: ShopSettings,
  errors: [],
});

export const updateShopSettings = call({
  method: "PUT",
  path: "/admin/settings",
  access: "admin",
  input: ShopSettings.extend({
    notify_emails: Addresses,
    /** Unchanged if left out, so that older clients do not turn it off. */
    require_authenticator: z.boolean().optional(),
  }),
  output: ShopSettings.extend(Message.shape),
  errors: ["conflict", "password_needed"],
});
