import type { Random } from "../state/random.ts";
import type { Card, Method, Payment, PaymentRow } from "../types.ts";

/** How the customer pays. Of a card number only the last four digits are kept. */
export type Means = {
  method: Method;
  vpa?: string;
  cardNumber?: string;
  bank?: string;
  email?: string;
  contact?: string;
  description?: string;
  notes?: Payment["notes"];
};

/** A payment as the API answers it, with the card's details on request. */
export function showPayment(row: PaymentRow, expand: string[] = []): Payment & { card?: Card } {
  return row.card && expand.includes("card") ? { ...row.view, card: row.card } : row.view;
}

/** A payment for a webhook: a copy of its current state, with the card. */
export function paymentSnapshot(row: PaymentRow): Payment & { card?: Card } {
  return structuredClone(showPayment(row, ["card"]));
}

export function newPayment(
  order: { id: string; amount: number; currency: string },
  means: Means,
  { random, createdAt }: { random: Random; createdAt: number },
): PaymentRow {
  const number = means.cardNumber ?? TEST_CARDS[0].number;
  const card = means.method === "card" ? newCard(random, number) : null;
  const vpa = means.method === "upi" ? (means.vpa ?? "success@razorpay") : null;
  const view: Payment = {
    id: random.id("pay_"),
    entity: "payment",
    amount: order.amount,
    currency: order.currency,
    status: "created",
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: means.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: means.description ?? null,
    card_id: card?.id ?? null,
    bank: means.method === "netbanking" ? (means.bank ?? "HDFC") : null,
    wallet: null,
    vpa,
    email: means.email || "void@razorpay.com",
    contact: means.contact || "+919999999999",
    notes: means.notes ?? [],
    ...UNDECIDED,
    acquirer_data: ACQUIRER_DATA[means.method](random),
    created_at: createdAt,
    ...(vpa ? { upi: { vpa } } : {}),
  };
  return { view, card, authorizedAt: null };
}

/** Known once a payment was taken or has failed. */
const UNDECIDED = {
  fee: null,
  tax: null,
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
} as const;

/** The card numbers that the real test mode accepts. */
export const TEST_CARDS = [
  { number: "4100280000001007", network: "Visa" },
  { number: "5500670000001002", network: "MasterCard" },
  { number: "6527658900001005", network: "RuPay" },
] as const;

const ACQUIRER_DATA: Record<Method, (random: Random) => Payment["acquirer_data"]> = {
  upi: (random) => ({ rrn: random.digits(12) }),
  card: (random) => ({ auth_code: random.digits(6) }),
  netbanking: (random) => ({ bank_transaction_id: random.digits(7) }),
};

function newCard(random: Random, number: string): Card {
  return {
    id: random.id("card_"),
    entity: "card",
    name: "",
    last4: number.slice(-4),
    network: TEST_CARDS.find((card) => card.number === number)?.network ?? "Unknown",
    type: "debit",
    issuer: null,
    international: false,
    emi: false,
    sub_type: "consumer",
  };
}
