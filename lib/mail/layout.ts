import { telHref } from "@/lib/content/rules";
import { type Html, html } from "@/lib/mail/html";

export type Sender = { brand: string; phone: string; email: string };

// Mail programs do not support style sheets reliably: tables and inline styles.
export const FONT = html`font-family:Archivo,'Helvetica Neue',Arial,sans-serif`;
export const RULE = "border-bottom:1px solid #e4e4e0";
const PHONE_STYLES = html`body{margin:0}a{color:#0c1413}@media(max-width:620px){.p{padding-left:20px!important;padding-right:20px!important}.h{font-size:34px!important;line-height:37px!important}.o{padding-left:0!important;padding-right:0!important}.c{display:block!important;width:100%!important;padding-left:0!important;box-sizing:border-box}}`;

/**
 * The frame of every mail: dark header with brand and headline, white body, contact in the footer. `preview`
 * is what mailboxes show beside the subject; `rows` are `<tr>`s of one cell with class "p".
 */
export function htmlMail(mail: {
  subject: string;
  preview: string;
  headline: Html;
  lead: string | Html;
  rows: Html | readonly Html[];
  company: Sender;
}): Html {
  return html`<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${mail.subject}</title><style>${PHONE_STYLES}</style></head>
<body style="margin:0;background:#e9e8e3"><div style="display:none;max-height:0;overflow:hidden">${mail.preview}</div>
<div role="main"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#e9e8e3"><tr><td align="center" class="o" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:20px;overflow:hidden">
${headRows(mail.company.brand, mail.headline, mail.lead)}
${mail.rows}
${footRow(mail.company)}
</table></td></tr></table></div></body></html>`;
}

/** The first word of a name, for the greeting. */
export function firstName(name: string): string {
  return unlinked(name.trim().split(/\s+/)[0] ?? "");
}

/**
 * Stops mail programs from linking a name spelled like a host, "prize.example", by an invisible zero-width
 * space after the dot. "S.R. Rao" looks the same.
 */
export function unlinked(name: string): string {
  return name.replace(/[.:/@](?=\S)/g, "$&\u200b");
}

/** The yellow button. */
export function button(href: string, label: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:#ffd21f;border-radius:999px"><a href="${href}" style="${FONT};display:inline-block;padding:15px 28px;font-size:16px;line-height:22px;font-weight:600;color:#0c1413;text-decoration:none">${label}</a></td></tr></table>`;
}

/** The last lines of the text part. */
export function textFoot(company: Sender): string[] {
  return [`Questions at any hour: ${company.phone} or ${company.email}`, company.brand];
}

function headRows(brand: string, headline: Html, lead: string | Html): Html {
  return html`<tr><td class="p" style="background:#0c1413;padding:28px 40px;${FONT};font-size:24px;line-height:27px;letter-spacing:-.6px;font-weight:600;color:#f6f5f1">${brand.toLowerCase()}</td></tr>
<tr><td class="p" style="background:#0c1413;padding:28px 40px 48px"><h1 class="h" style="${FONT};margin:0;font-size:46px;line-height:48px;letter-spacing:-1.5px;font-weight:540;color:#f6f5f1">${headline}</h1><p style="${FONT};margin:18px 0 0;font-size:17px;line-height:26px;color:#a7b0ad">${lead}</p></td></tr>`;
}

function footRow({ phone, email }: Sender): Html {
  return html`<tr><td class="p" style="background:#f6f5f1;padding:28px 40px;${FONT};font-size:14px;line-height:22px;color:#505856">Questions at any hour: <a href="${telHref(phone)}" style="color:#0c1413">${phone}</a> or <a href="mailto:${email}" style="color:#0c1413">${email}</a></td></tr>`;
}
