import { z } from "zod";
import { Email, PersonName, Phone } from "@/lib/auth/fields";
import { call } from "@/lib/call/call";
import { Message, Rupees, Time } from "@/lib/call/codecs";
import { BusinessInput, Pan } from "@/lib/orders/business/contract";
import { PlaceInput } from "@/lib/orders/delivery/contract";
import { PurchaseLines } from "@/lib/orders/purchase/purchase-lines";
import { SupplyInput } from "@/lib/orders/purchase/supply-input";

const products = PurchaseLines.min(1, "Choose at least one product.");

/** A person without an account: one is created, and the person sets its password by "Forgot password". */
const NewCustomer = z.object({ name: PersonName, email: Email, phone_number: Phone });

/** How an order entered in the office is paid. */
export const OfficeMethod = z.enum(["cash", "online"], {
  error: "Choose cash on delivery, or that the customer pays online.",
});
export type OfficeMethod = z.output<typeof OfficeMethod>;

/**
 * Places an order for a customer who has called, or opens its online payment and mails the customer where to
 * pay. The customer is `user_id`, or a new one.
 */
export const enterOrder = call({
  method: "POST",
  path: "/admin/orders",
  access: "admin",
  right: "orders",
  once: true,
  input: z
    .object({
      user_id: z.uuid("That is no customer.").optional(),
      customer: NewCustomer.optional(),
      products,
      /**
       * An address of the customer's address book; the default address if this and `address` are left out.
       */
      address_id: z.uuid("This is not the id of an address.").optional(),
      address: PlaceInput.optional(),
      /** The number for the driver; the customer's own by default. */
      phone: Phone,
      driver_note: z.string().trim().max(200, "A note has at most 200 characters.").optional(),
      /** The supply that the charger will hang on, if the customer told it. */
      supply: SupplyInput.optional(),
      /** The business that the tax invoice is made out to, and the buyer's PAN. */
      business: BusinessInput.optional(),
      pan: Pan.optional(),
      method: OfficeMethod,
      /** The total quoted to the customer, in rupees, including the cash fee. */
      expected_total: Rupees.optional(),
    })
    .refine((input) => Boolean(input.user_id) !== Boolean(input.customer), {
      error: "Choose a customer, or enter a new one.",
      path: ["user_id"],
    })
    .refine((input) => !(input.address_id && input.address), {
      error: "Choose a saved address or write one, not both.",
      path: ["address_id"],
    }),
  output: Message.extend({
    user_id: z.string(),
    purchase_id: z.string(),
    /** Empty until the purchase is paid, if it is paid online. */
    order_ids: z.array(z.string()),
    order_numbers: z.array(z.string()),
    total: Rupees,
    /** Payment link, signed in, and until when; null for cash. */
    payment_path: z.string().nullable(),
    reserved_until: Time.nullable(),
  }),
  errors: [
    "not_found",
    "email_taken",
    "cart_empty",
    "address_missing",
    "phone_missing",
    "purchase_limit",
    "online_limit",
    "cash_limit",
    "out_of_stock",
    "price_changed",
    "already_ordered",
    "conflict",
    "payment_provider_failed",
  ],
});

const PreviewLine = z.object({
  productid: z.string(),
  product_name: z.string(),
  quantity: z.int(),
  unit_price: Rupees,
  /** Units in stock. */
  available: z.int(),
  /** Why it cannot be sold, in words. */
  problem: z.string().nullable(),
});

/** What an order would cost and what prevents it. Changes nothing. */
export const previewOrder = call({
  method: "POST",
  path: "/admin/orders/preview",
  access: "admin",
  right: "orders",
  input: z.object({
    /** Whose cash of the day counts; a new customer has none. */
    user_id: z.uuid("That is no customer.").optional(),
    products,
  }),
  output: z.object({
    lines: z.array(PreviewLine),
    /** Without the cash fee. */
    total: Rupees,
    /** Why it cannot be one purchase, however it is paid. */
    problem: z.string().nullable(),
    cash: z.object({ problem: z.string().nullable(), fee: Rupees }),
    online: z.object({ problem: z.string().nullable() }),
  }),
  errors: ["not_found"],
});
export type OrderPreview = z.output<typeof previewOrder.output>;
