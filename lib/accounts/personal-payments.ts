import { z } from "zod";
import { Rupees, Time } from "@/lib/call/codecs";

/** A payment as last reported by the provider. Rupees on the wire, paise in the code. */
const DataPayment = z.object({
  /** The provider's id. */
  payment_id: z.string(),
  /** The provider's order id. */
  provider_order_id: z.string().nullable(),
  order_numbers: z.array(z.string()),
  amount: Rupees,
  status: z.string(),
  method: z.string().nullable(),
  refunded: Rupees,
  created_at: Time,
});

const DataRefund = z.object({
  order_number: z.string().nullable(),
  amount: Rupees,
  reason: z.string(),
  note: z.string().nullable(),
  way: z.enum(["payment", "transfer", "not_collected"]),
  state: z.enum(["pending", "sent", "processed", "failed"]),
  /** The provider's id, and the bank's reference if known. */
  refund_id: z.string().nullable(),
  bank_reference: z.string().nullable(),
  created_at: Time,
  processed_at: Time.nullable(),
});

/** A webhook of the provider. The payer's data in it is kept for 30 days. */
const DataNotice = z.object({
  id: z.string(),
  event: z.string(),
  received_at: Time,
  /** The webhook as stored. */
  payload: z.unknown(),
});

/** The supply that was given with a purchase: what the electricity bill states. */
export const DataSupply = z
  .object({ phases: z.int(), sanctioned_kw: z.number(), peak_kw: z.number().nullable() })
  .nullable();

/** A checkout without an order. */
const DataCheckout = z.object({
  products: z.array(z.object({ product_name: z.string(), quantity: z.int() })),
  total_amount: Rupees,
  state: z.string(),
  deliveryaddress: z.string(),
  phone_number: z.string().nullable(),
  driver_note: z.string().nullable(),
  supply: DataSupply,
  begun_at: Time,
});

const DataMail = z.object({
  to: z.string(),
  subject: z.string(),
  written_at: Time,
  sent_at: Time.nullable(),
});

/** An audited change of the account or an order, by the person, an administrator or the system. */
const DataChange = z.object({
  at: Time,
  by: z.string(),
  action: z.string(),
  detail: z.unknown(),
});

/** A mailed code, without the code itself. */
const DataCode = z.object({ purpose: z.string(), to: z.string(), created_at: Time });

/** A change of the email address, with the old one while it can be undone. */
const DataEmailChange = z.object({
  from: z.string(),
  to: z.string(),
  asked_at: Time,
  changed_at: Time.nullable(),
});

/** A request with an Idempotency-Key. */
const DataRequest = z.object({ call: z.string(), started_at: Time });

/** What we hold about payments, and what was written to and about a person. */
export const paymentRecords = {
  payments: z.array(DataPayment),
  refunds: z.array(DataRefund),
  payment_notices: z.array(DataNotice),
  checkouts: z.array(DataCheckout),
  mails: z.array(DataMail),
  changes: z.array(DataChange),
  codes: z.array(DataCode),
  email_changes: z.array(DataEmailChange),
  repeatable_requests: z.array(DataRequest),
};
