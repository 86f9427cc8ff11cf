import { z } from "zod";

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}[A-Za-z0-9]{14}$`));
const notes = z.union([z.record(z.string(), z.string()), z.tuple([])]);
const paise = z.int().nonnegative();
const seconds = z.int().positive();
const text = z.string();

/** An order with every field. Strict: a new field of the real service is a difference to look at. */
export const OrderShape = z.strictObject({
  id: id("order_"),
  entity: z.literal("order"),
  amount: paise,
  amount_paid: paise,
  amount_due: paise,
  currency: z.literal("INR"),
  receipt: text.nullable(),
  offer_id: z.null(),
  status: z.enum(["created", "attempted", "paid"]),
  attempts: z.int(),
  notes,
  created_at: seconds,
});

/** A payment by one of the three methods of the stand-in. */
export const PaymentShape = z.strictObject({
  id: id("pay_"),
  entity: z.literal("payment"),
  amount: paise,
  currency: z.literal("INR"),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  order_id: id("order_"),
  invoice_id: z.null(),
  international: z.boolean(),
  method: z.enum(["upi", "card", "netbanking"]),
  amount_refunded: paise,
  refund_status: z.enum(["partial", "full"]).nullable(),
  captured: z.boolean(),
  description: text.nullable(),
  card_id: id("card_").nullable(),
  card: z.looseObject({ last4: z.string().length(4), network: text }).optional(),
  bank: text.nullable(),
  wallet: z.null(),
  vpa: text.nullable(),
  email: text,
  contact: text,
  notes,
  fee: paise.nullable(),
  tax: paise.nullable(),
  error_code: text.nullable(),
  error_description: text.nullable(),
  error_source: text.nullable(),
  error_step: text.nullable(),
  error_reason: text.nullable(),
  acquirer_data: z.record(text, text.nullable()),
  created_at: seconds,
  upi: z.strictObject({ vpa: text }).optional(),
});

export const RefundShape = z.strictObject({
  id: id("rfnd_"),
  entity: z.literal("refund"),
  amount: paise,
  currency: z.literal("INR"),
  payment_id: id("pay_"),
  notes,
  receipt: text.nullable(),
  acquirer_data: z.strictObject({ arn: text.nullable() }),
  created_at: seconds,
  batch_id: z.null(),
  status: z.enum(["pending", "processed", "failed"]),
  speed_processed: z.enum(["normal", "instant"]).nullable(),
  speed_requested: z.enum(["normal", "optimum"]),
});

export const collectionOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ entity: z.literal("collection"), count: z.int(), items: z.array(item) });

/** An error: 401 has code and description only, 400 all fields. */
export const refusalOf = (description: string, more: { reason?: string; field?: string } = {}) =>
  z.object({
    error: z.object({
      code: z.literal("BAD_REQUEST_ERROR"),
      description: z.string().refine((given) => given.includes(description), description),
      ...(more.reason ? { reason: z.literal(more.reason) } : {}),
      ...(more.field ? { field: z.literal(more.field) } : {}),
    }),
  });
