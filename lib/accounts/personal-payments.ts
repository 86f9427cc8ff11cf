import { z } from "zod";
import { Rupees, Time } from "@/lib/call/codecs";

/** A payment as the provider last told it. Amounts in rupees on the wire, paise in the code. */
const DataPayment = z.object({
  /** The provider's id. */
  payment_id: z.string(),
  /** The provider's order that it was made for. */
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
  /** The provider's id, and the bank's reference where it is told. */
  refund_id: z.string().nullable(),
  bank_reference: z.string().nullable(),
  created_at: Time,
  processed_at: Time.nullable(),
});

/** A notice of the provider. What it says of the payer is kept for 30 days. */
const DataNotice = z.object({
  id: z.string(),
  event: z.string(),
  received_at: Time,
  /** The notice as it is kept. */
  payload: z.unknown(),
});

/** A checkout that became no order. */
const DataCheckout = z.object({
  products: z.array(z.object({ product_name: z.string(), quantity: z.int() })),
  total_amount: Rupees,
  state: z.string(),
  deliveryaddress: z.string(),
  phone_number: z.string().nullable(),
  driver_note: z.string().nullable(),
  begun_at: Time,
});

const DataMail = z.object({
  to: z.string(),
  subject: z.string(),
  written_at: Time,
  sent_at: Time.nullable(),
});

/** Something that was done to the account or an order, by the person, an administrator or the shop itself. */
const DataChange = z.object({
  at: Time,
  by: z.string(),
  action: z.string(),
  detail: z.unknown(),
});

/** A code that was mailed, without the code. */
const DataCode = z.object({ purpose: z.string(), to: z.string(), created_at: Time });

/** A new e-mail address, with that of before while it can be taken back. */
const DataEmailChange = z.object({
  from: z.string(),
  to: z.string(),
  asked_at: Time,
  changed_at: Time.nullable(),
});

/** A request with a key for repeating. */
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
