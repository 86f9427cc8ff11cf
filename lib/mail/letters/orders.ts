import { formatDateTime } from "@/lib/dates";
import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";
import { ACTION, goods, type OrderFacts } from "@/lib/mail/letters/order-facts";
import { type MailedPromise, promiseWords } from "@/lib/mail/letters/promise";
import { carriedWords, type MailedTracking, trackLink } from "@/lib/mail/letters/tracking";
import { formatPaise } from "@/lib/money";

export const REFUND_TIME = "usually within 5 to 7 working days";

/**
 * The order's status has changed; `status` is the label from Order History. `correctsStatus` is the status
 * that an earlier mail stated by mistake.
 */
export function orderStatusMail(
  data: OrderFacts & {
    status: string;
    at: Date;
    correctsStatus?: string;
    /** The amount that the driver will collect; 0 if nothing is due. */
    cashPaise?: number;
    tracking?: MailedTracking | null;
    promise?: MailedPromise | null;
    /** Its tax invoice is on its page, or will be once the e-invoice portal has registered it. */
    hasInvoice?: boolean;
  },
  site: Site,
) {
  return letter(site, {
    subject: `Order ${data.number}: ${data.status}`,
    headline: `${data.status}.`,
    lead: `${firstName(data.name)}, order ${data.number} was set to ${data.status} on ${formatDateTime(data.at)}.`,
    paragraphs: [
      goods(data),
      data.correctsStatus
        ? `Our earlier email, which said ${data.correctsStatus}, was a mistake. We are sorry.`
        : (NEXT[data.status] ?? "Order History shows each step."),
      ...(data.correctsStatus ? [] : promiseWords(data.status, data.promise)),
      ...(data.tracking ? [`It goes ${carriedWords(data.tracking)}.`] : []),
      ...(data.cashPaise
        ? [`Please keep ${formatPaise(data.cashPaise)} ready in cash for the driver.`]
        : []),
      ...(data.hasInvoice ? ["You will find your tax invoice on the page of your order."] : []),
    ],
    link: data.tracking ? trackLink(data.tracking) : undefined,
    action: data.hasInvoice
      ? { label: "See your tax invoice", path: `/order/${data.number}` }
      : ACTION,
  });
}

/**
 * A parcel that had left: the customer refuses or keeps it; or it could not be delivered, and is on its way
 * back or has arrived.
 */
export type Parcel = "refuse" | "keep" | "undelivered" | "back";

/**
 * A canceled order. `refundPaise` is refunded now; 0 if nothing was paid, or all of it was refunded before.
 */
type Canceled = OrderFacts & {
  refundPaise: number;
  wasPaid: boolean;
  byShop: boolean;
  parcel?: Parcel;
  /** The cash still due for the other orders of the purchase. */
  cashLeftPaise?: number;
  /** The credit note for its tax invoice, or the refund voucher for its advance. */
  paper?: { kind: "credit_note" | "refund_voucher"; number: string } | null;
};

/** The order is canceled. */
export function orderCanceledMail(data: Canceled, site: Site) {
  return letter(site, {
    subject: `Order ${data.number} is cancelled`,
    headline: "Your order is cancelled.",
    lead: `${firstName(data.name)}, order ${data.number} ${whyCanceled(data)}.`,
    paragraphs: [
      goods(data),
      moneyOf(data),
      ...(data.cashLeftPaise ? [stillToPay(data.cashLeftPaise)] : []),
      ...parcelWords(data.parcel),
      ...(data.paper ? [paperWords(data.paper)] : []),
    ],
    action: data.paper
      ? {
          label: `See your ${PAPERS[data.paper.kind].name.toLowerCase()}`,
          path: `/order/${data.number}`,
        }
      : ACTION,
  });
}

const PAPERS = {
  credit_note: { name: "Credit note", of: "your tax invoice" },
  refund_voucher: { name: "Refund voucher", of: "what you paid in advance" },
};

function paperWords({ kind, number }: NonNullable<Canceled["paper"]>): string {
  const { name, of } = PAPERS[kind];
  return `${name} ${number} for ${of} is on the page of your order.`;
}

function whyCanceled({ parcel, byShop }: Canceled): string {
  if (parcel === "undelivered" || parcel === "back") {
    const now = parcel === "back" ? "has come" : "comes";
    return `could not be delivered and ${now} back to us, so it is cancelled`;
  }
  return byShop ? "was cancelled by us" : "is cancelled, as you asked";
}

function parcelWords(parcel: Parcel | undefined): string[] {
  if (parcel === "refuse") {
    return ["It had already left. If the parcel reaches you, please do not accept it."];
  }
  return parcel === "keep" ? ["You keep what was sent to you."] : [];
}

function stillToPay(paise: number): string {
  return `${formatPaise(paise)} is still to be paid in cash for the rest of this purchase.`;
}

function moneyOf({ refundPaise, wasPaid }: Canceled): string {
  if (refundPaise > 0) {
    return `${formatPaise(refundPaise)} goes back the way you paid, ${REFUND_TIME}. We will email you when it is done.`;
  }
  return wasPaid
    ? "What you paid for it has already been refunded."
    : "Nothing was paid for it, so there is nothing to refund.";
}

export type RefundReason = "duplicate" | "amount_mismatch" | "out_of_stock" | "replaced";

/** A payment that could not become an order is refunded in full. */
export function paymentReturnedMail(
  data: { name: string; amountPaise: number; reason: RefundReason },
  site: Site,
) {
  const amount = formatPaise(data.amountPaise);
  return letter(site, {
    subject: `${amount} goes back to you`,
    headline: `${amount} goes back to you.`,
    lead: `${firstName(data.name)}, ${WHY_RETURNED[data.reason]}`,
    paragraphs: [
      `${amount} goes back the way you paid, ${REFUND_TIME}. We will email you when it is done.`,
    ],
    action: ACTION,
  });
}

type RefundDone = {
  name: string;
  amountPaise: number;
  at: Date;
  /** The bank's reference. */
  reference: string | null;
  /** The refunded order. */
  number?: string;
  isSecondPayment?: boolean;
};

/** The provider has completed the refund. */
export function refundDoneMail(data: RefundDone, site: Site) {
  const amount = formatPaise(data.amountPaise);
  const what = data.isSecondPayment
    ? " of your second payment"
    : data.number
      ? ` for order ${data.number}`
      : "";
  return letter(site, {
    subject: `${amount} refunded${data.number ? `: order ${data.number}` : ""}`,
    headline: `${amount} refunded.`,
    lead: `${firstName(data.name)}, the refund${what} was made on ${formatDateTime(data.at)}.`,
    paragraphs: [
      ...(data.reference
        ? [`Reference ${data.reference}. Your bank can find the refund by it.`]
        : []),
      "Banks take up to seven working days to show it in your account.",
    ],
    action: ACTION,
  });
}

/** An alert about money, to the administrators. */
export function alertMail(
  data: { title: string; facts: readonly string[]; path?: string },
  site: Site,
) {
  return letter(site, {
    subject: `Needs attention: ${data.title}`,
    headline: `${data.title}.`,
    lead: "Please look into this: it needs a person.",
    paragraphs: data.facts,
    action: { label: "Open the back-office", path: data.path ?? "/admin/orders" },
  });
}

const NEXT: Record<string, string> = {
  Accepted: "We have checked your order and are preparing it for delivery.",
  Processing: "Your charger is being packed.",
  Shipped: "It is on its way to your address.",
  Delivered: "We hope it charges well. Questions about installation? Call us any time.",
};

const WHY_RETURNED: Record<RefundReason, string> = {
  duplicate: "we received a second payment for the same purchase.",
  amount_mismatch: "we received a payment whose amount is not that of your purchase.",
  replaced:
    "your payment reached us after you had started another purchase in its place, so nothing was ordered for it.",
  out_of_stock:
    "your payment reached us after the time your charger was held, and it has sold out since. We are sorry.",
};
