import { formatDays } from "@/lib/calendar";
import { formatDateTime } from "@/lib/dates";
import { mailPicture } from "@/lib/files/picture-names";
import { type Html, html } from "@/lib/mail/html";
import { button, FONT, firstName, htmlMail, RULE, type Sender, textFoot } from "@/lib/mail/layout";
import { formatPaise, lineTotal } from "@/lib/money";

export type ConfirmedLine = {
  name: string;
  quantity: number;
  unitPaise: number;
  imageBase: string | null;
  /** The first and the last day on which it is promised to arrive; null if unknown. */
  arrival: { from: string; to: string } | null;
};

export type OrderConfirmation = {
  /** The customer's full name; the greeting uses the first word. */
  name: string;
  /** One number for each product. */
  orderNumbers: readonly string[];
  lines: readonly ConfirmedLine[];
  /** Lines and fee. */
  totalPaise: number;
  /** The cash fee included in it. */
  feePaise: number;
  deliveryAddress: string;
  payment: "UPI" | "Card" | "Netbanking" | "Online" | "Cash";
  placedAt: Date;
  /** Whether it has a receipt voucher: services that were paid in advance. */
  hasReceipt?: boolean;
  /** "https://shop.example": links and pictures in a mail must be absolute. */
  appOrigin: string;
  company: Sender;
};

/** The order confirmation, as text and as HTML. */
export function orderConfirmation(data: OrderConfirmation) {
  const numbers = data.orderNumbers.join(", ");
  const many = data.orderNumbers.length > 1;
  const subject = many ? `Orders ${numbers} are placed` : `Order ${numbers} is placed`;
  return { subject, text: textPart(data), html: htmlPart(data, subject).markup };
}

const HOW_PAID = {
  UPI: "paid by UPI",
  Card: "paid by card",
  Netbanking: "paid by netbanking",
  Online: "paid online",
  Cash: "to be paid in cash on delivery",
} as const;

const NEXT =
  "We are checking your order and will prepare it for delivery. Follow each step in Order History.";

const RECEIPT =
  "Your receipt voucher for what you have paid in advance is on the page of your order.";

/** What happens now. */
const nextWords = ({ hasReceipt }: OrderConfirmation) => (hasReceipt ? [NEXT, RECEIPT] : [NEXT]);

function opening(data: OrderConfirmation) {
  const many = data.orderNumbers.length > 1;
  const time = formatDateTime(data.placedAt);
  const orders = `${many ? "Orders" : "Order"} ${data.orderNumbers.join(", ")}`;
  return {
    thanks: `Thank you, ${firstName(data.name)}.`,
    placed: many ? "Your orders are placed." : "Your order is placed.",
    facts:
      data.payment === "Cash"
        ? `${orders}, placed on ${time}, ${HOW_PAID.Cash}. ${keepReady(data)}`
        : `${orders}, ${HOW_PAID[data.payment]} on ${time}.`,
  };
}

/** Parcels of one purchase may come on different days, each with its own part of the sum. */
function keepReady({ totalPaise, orderNumbers }: OrderConfirmation): string {
  const ready = `Please keep ${formatPaise(totalPaise)} ready in cash for the driver`;
  return orderNumbers.length > 1
    ? `${ready}: if your chargers come in several parcels, each driver will ask for their part.`
    : `${ready}.`;
}

function textPart(data: OrderConfirmation): string {
  const { thanks, placed, facts } = opening(data);
  const lines = data.lines.map((line) =>
    [
      line.name,
      `${line.quantity} × ${formatPaise(line.unitPaise)} = ${formatPaise(lineTotal(line))}`,
      ...arrivalWords(line),
    ].join("\n"),
  );
  return [
    `${thanks} ${placed}`,
    facts,
    ...lines,
    [
      "Delivery: Free",
      ...(data.feePaise > 0 ? [`Cash fee: ${formatPaise(data.feePaise)}`] : []),
      `Total: ${formatPaise(data.totalPaise)}, all taxes included`,
    ].join("\n"),
    `Deliver to: ${data.deliveryAddress}`,
    ...nextWords(data),
    `Order History: ${data.appOrigin}/order`,
    ...textFoot(data.company),
  ].join("\n\n");
}

const CELL = html`${FONT};font-size:16px;line-height:24px;padding:6px 0`;

function htmlPart(data: OrderConfirmation, subject: string): Html {
  const { thanks, placed, facts } = opening(data);
  return htmlMail({
    subject,
    preview: `${formatPaise(data.totalPaise)}, ${HOW_PAID[data.payment]}.`,
    headline: html`${thanks}<br>${placed}`,
    lead: facts,
    rows: [lineRows(data), totalRows(data), actionRows(data)],
    company: data.company,
  });
}

function lineRows(data: OrderConfirmation): Html {
  const rows = data.lines.map(
    (line) =>
      html`<tr><td width="84" style="padding:16px 0;${RULE}">${picture(data.appOrigin, line.imageBase)}</td><td style="${FONT};padding:16px 8px;${RULE};font-size:17px;line-height:24px;color:#0c1413"><b style="font-weight:600">${line.name}</b><br><span style="font-size:15px;color:#505856">${line.quantity} × ${formatPaise(line.unitPaise)}</span>${arrivalRow(line)}</td><td align="right" style="${FONT};padding:16px 0;${RULE};font-size:17px;font-weight:600;color:#0c1413;white-space:nowrap">${formatPaise(lineTotal(line))}</td></tr>`,
  );
  return html`<tr><td class="p" style="padding:16px 40px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table></td></tr>`;
}

function arrivalWords({ arrival }: ConfirmedLine): string[] {
  return arrival ? [`Arrives ${formatDays(arrival.from, arrival.to)}`] : [];
}

function arrivalRow(line: ConfirmedLine): Html {
  const [words] = arrivalWords(line);
  if (!words) return html``;
  return html`<br><span style="font-size:15px;color:#08704f;font-weight:600">${words}</span>`;
}

function picture(appOrigin: string, imageBase: string | null): Html {
  if (!imageBase) return html``;
  const source = `${appOrigin}${mailPicture(imageBase)}`;
  return html`<img src="${source}" width="72" height="72" alt="" style="display:block;border:0;border-radius:10px;background:#d4d5d3">`;
}

function totalRows(data: OrderConfirmation): Html {
  const big = "font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.4px;color:#0c1413";
  return html`<tr><td class="p" style="padding:16px 40px 8px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="${CELL};color:#505856">Delivery</td><td align="right" style="${CELL};color:#0c1413">Free</td></tr>${feeRow(data.feePaise)}<tr><td style="${CELL};${big}">Total</td><td align="right" style="${CELL};${big};white-space:nowrap">${formatPaise(data.totalPaise)}</td></tr><tr><td colspan="2" style="${CELL};font-size:14px;color:#505856">All taxes included</td></tr></table></td></tr>`;
}

function feeRow(feePaise: number): Html {
  if (feePaise === 0) return html``;
  return html`<tr><td style="${CELL};color:#505856">Cash fee</td><td align="right" style="${CELL};color:#0c1413">${formatPaise(feePaise)}</td></tr>`;
}

function actionRows(data: OrderConfirmation): Html {
  const half = html`${FONT};font-size:15px;line-height:23px;color:#0c1413`;
  const many = data.orderNumbers.length > 1;
  return html`<tr><td class="p" style="padding:20px 40px 40px">${button(`${data.appOrigin}/order`, many ? "See your orders" : "See your order")}</td></tr>
<tr><td class="p" style="padding:0 40px 40px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #e4e4e0"><tr><td width="50%" valign="top" class="c" style="${half};padding:24px 16px 0 0"><span style="color:#505856">Deliver to</span><br>${data.deliveryAddress}</td><td valign="top" class="c" style="${half};padding:24px 0 0 8px"><span style="color:#505856">What happens now</span><br>${nextWords(data).join(" ")}</td></tr></table></td></tr>`;
}
