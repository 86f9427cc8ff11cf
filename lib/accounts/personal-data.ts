import { z } from "zod";
import { BusinessView } from "@/lib/accounts/business";
import { DataSupply, paymentRecords } from "@/lib/accounts/personal-payments";
import { Rupees, Time } from "@/lib/call/codecs";

/** One product bought. Rupees on the wire, paise in the code. */
const DataOrder = z.object({
  order_number: z.string(),
  product_name: z.string(),
  product_model: z.string(),
  quantity_ordered: z.int(),
  unit_price: Rupees,
  total_amount: Rupees,
  payment_option: z.enum(["online", "cash"]),
  order_status: z.string().nullable(),
  deliveryaddress: z.string(),
  phone_number: z.string().nullable(),
  driver_note: z.string().nullable(),
  supply: DataSupply,
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** The delivery before each change. */
  earlier_deliveries: z.array(
    z.object({
      deliveryaddress: z.string(),
      phone_number: z.string().nullable(),
      driver_note: z.string().nullable(),
      until: Time,
    }),
  ),
  purchase_time: Time,
  reasonforcancel: z.string().nullable(),
  otherreasonforcancel: z.string().nullable(),
  /** The business that it is for, and the PAN that the buyer gave. */
  business: BusinessView.nullable(),
  pan: z.string().nullable(),
});

/** A tax invoice or credit note, whole, as it was issued. */
const DataTaxDocument = z.object({
  kind: z.string(),
  number: z.string(),
  issued_at: Time,
  document: z.record(z.string(), z.unknown()),
});

/** A sign-in, by device, without its credentials. */
const DataSession = z.object({
  audience: z.enum(["customer", "admin"]),
  user_agent: z.string().nullable(),
  created_at: Time,
  last_seen_at: Time,
  expires_at: Time,
  revoked_at: Time.nullable(),
});

const DataCartLine = z.object({ product_name: z.string(), quantity: z.int(), added_at: Time });

/** A message to us, as in its writer's copy of the data. */
export const DataMessage = z.object({
  reference: z.string(),
  topic: z.enum(["general", "grievance"]),
  firstname: z.string(),
  lastname: z.string(),
  telephone: z.string().nullable(),
  message: z.string(),
  agreed_at: Time.nullable(),
  sent_at: Time,
  /** Our answers, oldest first. */
  answers: z.array(z.object({ text: z.string(), sent_at: Time })),
});

const DataDemoRequest = z.object({
  reference: z.string(),
  solution: z.enum(["hrms", "education", "health"]),
  name: z.string(),
  organisation: z.string().nullable(),
  need: z.string().nullable(),
  sent_at: Time,
});

const DataChargerReport = z.object({
  reference: z.string(),
  order_number: z.string(),
  serial: z.string().nullable(),
  location: z.string(),
  issue: z.string(),
  state: z.enum(["open", "in_progress", "done"]),
  sent_at: Time,
  done_at: Time.nullable(),
});

/** What we hold about a person besides profile and addresses. */
export const personalRecords = {
  ...paymentRecords,
  orders: z.array(DataOrder),
  tax_documents: z.array(DataTaxDocument),
  charger_reports: z.array(DataChargerReport),
  cart: z.array(DataCartLine),
  sessions: z.array(DataSession),
  /** Messages sent while signed in, or from the account's verified address. */
  messages: z.array(
    /** Photos as data URLs of JPEGs. */
    DataMessage.extend({ photos: z.array(z.string()) }),
  ),
  demo_requests: z.array(DataDemoRequest),
};
