import { telHref } from "@/lib/content/rules";
import { formatDateTime } from "@/lib/dates";
import { type Html, html } from "@/lib/mail/html";
import { formatPaise, lineTotal } from "@/lib/money";

export type OrderConfirmation = {
  /** The customer's full name; the mail greets by the first word. */
  name: string;
  /** One number for each product bought. */
  orderNumbers: readonly string[];
  lines: readonly { name: string; quantity: number; unitPaise: number; imageBase: string | null }[];
  totalPaise: number;
  deliveryAddress: string;
  payment: "UPI" | "Card" | "Netbanking" | "Online" | "Cash";
  placedAt: Date;
  /** "https://shop.example": links and pictures in a mail must be absolute. */
  appOrigin: string;
  company: { brand: string; phone: string; email: string };
};

/** The mail that says an order is placed, once as text and once as HTML. */
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

const NEXT = "We check the order and prepare it for delivery. Order History shows each step.";

function opening(data: OrderConfirmation) {
  const many = data.orderNumbers.length > 1;
  const time = formatDateTime(data.placedAt);
  const orders = `${many ? "Orders" : "Order"} ${data.orderNumbers.join(", ")}`;
  return {
    thanks: `Thank you, ${data.name.trim().split(/\s+/)[0] ?? ""}.`,
    placed: many ? "Your orders are placed." : "Your order is placed.",
    facts:
      data.payment === "Cash"
        ? `${orders}, placed on ${time}, ${HOW_PAID.Cash}.`
        : `${orders}, ${HOW_PAID[data.payment]} on ${time}.`,
  };
}

function textPart(data: OrderConfirmation): string {
  const { thanks, placed, facts } = opening(data);
  const lines = data.lines.map(
    (line) =>
      `${line.name}\n${line.quantity} × ${formatPaise(line.unitPaise)} = ${formatPaise(lineTotal(line))}`,
  );
  return [
    `${thanks} ${placed}`,
    facts,
    ...lines,
    `Delivery: Free\nTotal: ${formatPaise(data.totalPaise)}, all taxes included`,
    `Deliver to: ${data.deliveryAddress}`,
    NEXT,
    `Order History: ${data.appOrigin}/order`,
    `Questions at any hour: ${data.company.phone} or ${data.company.email}`,
    data.company.brand,
  ].join("\n\n");
}

// Mail programs know no stylesheet that can be relied on: tables and a style on every cell.
const FONT = html`font-family:Archivo,'Helvetica Neue',Arial,sans-serif`;
const CELL = html`${FONT};font-size:16px;line-height:24px;padding:6px 0`;
const RULE = "border-bottom:1px solid #e4e4e0";
const PHONE_STYLES = html`body{margin:0}a{color:#0c1413}@media(max-width:620px){.p{padding-left:20px!important;padding-right:20px!important}.h{font-size:34px!important;line-height:37px!important}.o{padding-left:0!important;padding-right:0!important}.c{display:block!important;width:100%!important;padding-left:0!important;box-sizing:border-box}}`;

function htmlPart(data: OrderConfirmation, subject: string): Html {
  const preview = `${formatPaise(data.totalPaise)}, ${HOW_PAID[data.payment]}.`;
  return html`<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title><style>${PHONE_STYLES}</style></head>
<body style="margin:0;background:#e9e8e3"><div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div role="main"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#e9e8e3"><tr><td align="center" class="o" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:20px;overflow:hidden">
${headRows(data)}
${lineRows(data)}
${totalRows(data)}
${actionRows(data)}
${footRow(data)}
</table></td></tr></table></div></body></html>`;
}

function headRows(data: OrderConfirmation): Html {
  const { thanks, placed, facts } = opening(data);
  return html`<tr><td class="p" style="background:#0c1413;padding:28px 40px;${FONT};font-size:24px;line-height:27px;letter-spacing:-.6px;font-weight:600;color:#f6f5f1">${data.company.brand.toLowerCase()}</td></tr>
<tr><td class="p" style="background:#0c1413;padding:28px 40px 48px"><h1 class="h" style="${FONT};margin:0;font-size:46px;line-height:48px;letter-spacing:-1.5px;font-weight:540;color:#f6f5f1">${thanks}<br>${placed}</h1><p style="${FONT};margin:18px 0 0;font-size:17px;line-height:26px;color:#a7b0ad">${facts}</p></td></tr>`;
}

function lineRows(data: OrderConfirmation): Html {
  const rows = data.lines.map(
    (line) =>
      html`<tr><td width="84" style="padding:16px 0;${RULE}">${picture(data.appOrigin, line.imageBase)}</td><td style="${FONT};padding:16px 8px;${RULE};font-size:17px;line-height:24px;color:#0c1413"><b style="font-weight:600">${line.name}</b><br><span style="font-size:15px;color:#505856">${line.quantity} × ${formatPaise(line.unitPaise)}</span></td><td align="right" style="${FONT};padding:16px 0;${RULE};font-size:17px;font-weight:600;color:#0c1413;white-space:nowrap">${formatPaise(lineTotal(line))}</td></tr>`,
  );
  return html`<tr><td class="p" style="padding:16px 40px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table></td></tr>`;
}

function picture(appOrigin: string, imageBase: string | null): Html {
  if (!imageBase) return html``;
  const source = `${appOrigin}${imageBase}-640.webp`;
  return html`<img src="${source}" width="72" height="72" alt="" style="display:block;border:0;border-radius:10px;background:#d4d5d3">`;
}

function totalRows(data: OrderConfirmation): Html {
  const big = "font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.4px;color:#0c1413";
  return html`<tr><td class="p" style="padding:16px 40px 8px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="${CELL};color:#505856">Delivery</td><td align="right" style="${CELL};color:#0c1413">Free</td></tr><tr><td style="${CELL};${big}">Total</td><td align="right" style="${CELL};${big};white-space:nowrap">${formatPaise(data.totalPaise)}</td></tr><tr><td colspan="2" style="${CELL};font-size:14px;color:#505856">All taxes included</td></tr></table></td></tr>`;
}

function actionRows(data: OrderConfirmation): Html {
  const half = html`${FONT};font-size:15px;line-height:23px;color:#0c1413`;
  const many = data.orderNumbers.length > 1;
  return html`<tr><td class="p" style="padding:20px 40px 40px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:#ffd21f;border-radius:999px"><a href="${data.appOrigin}/order" style="${FONT};display:inline-block;padding:15px 28px;font-size:16px;line-height:22px;font-weight:600;color:#0c1413;text-decoration:none">${many ? "See your orders" : "See your order"}</a></td></tr></table></td></tr>
<tr><td class="p" style="padding:0 40px 40px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #e4e4e0"><tr><td width="50%" valign="top" class="c" style="${half};padding:24px 16px 0 0"><span style="color:#505856">Deliver to</span><br>${data.deliveryAddress}</td><td valign="top" class="c" style="${half};padding:24px 0 0 8px"><span style="color:#505856">What happens now</span><br>${NEXT}</td></tr></table></td></tr>`;
}

function footRow(data: OrderConfirmation): Html {
  const { phone, email } = data.company;
  return html`<tr><td class="p" style="background:#f6f5f1;padding:28px 40px;${FONT};font-size:14px;line-height:22px;color:#505856">Questions at any hour: <a href="${telHref(phone)}" style="color:#0c1413">${phone}</a> or <a href="mailto:${email}" style="color:#0c1413">${email}</a></td></tr>`;
}
