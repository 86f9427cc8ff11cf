import { type Html, html } from "@/lib/mail/html";
import { button, FONT, htmlMail, type Sender, textFoot } from "@/lib/mail/layout";

/** The sender. `appOrigin`: "https://shop.example", because links in a mail must be absolute. */
export type Site = { appOrigin: string; company: Sender };

export type Letter = {
  subject: string;
  headline: string;
  lead: string;
  code?: string;
  paragraphs: readonly string[];
  /** An external page, after the paragraphs; `href` is absolute. */
  link?: { label: string; href: string };
  action?: { label: string; path: string };
};

/**
 * A simple mail: headline, lead, optional code, paragraphs, optional link and button; as text and as HTML.
 */
export function letter({ appOrigin, company }: Site, mail: Letter) {
  const { subject, headline, lead, code, paragraphs, link, action } = mail;
  const href = action && `${appOrigin}${action.path}`;
  const text = [
    headline,
    lead,
    ...(code ? [code] : []),
    ...paragraphs,
    ...(link ? [`${link.label}: ${link.href}`] : []),
    ...(action ? [`${action.label}: ${href}`] : []),
    ...textFoot(company),
  ].join("\n\n");
  const rows = [
    ...(code ? [codeRow(code)] : []),
    paragraphsRow(paragraphs, link),
    ...(action && href
      ? [
          html`<tr><td class="p" style="padding:0 40px 40px">${button(href, action.label)}</td></tr>`,
        ]
      : []),
  ];
  const head = html`${headline}`;
  const markup = htmlMail({ subject, preview: lead, headline: head, lead, rows, company }).markup;
  return { subject, text, html: markup };
}

function codeRow(code: string): Html {
  return html`<tr><td class="p" style="padding:36px 40px 0"><p style="${FONT};margin:0;font-size:44px;line-height:52px;font-weight:600;letter-spacing:8px;color:#0c1413">${code}</p></td></tr>`;
}

function paragraphsRow(paragraphs: readonly string[], link: Letter["link"]): Html {
  const anchor = link && html`<a href="${link.href}" style="color:#0c1413">${link.label}</a>`;
  const lines = [...paragraphs, ...(anchor ? [anchor] : [])].map(
    (words) =>
      html`<p style="${FONT};margin:0 0 14px;font-size:16px;line-height:25px;color:#0c1413">${words}</p>`,
  );
  return html`<tr><td class="p" style="padding:32px 40px 22px">${lines}</td></tr>`;
}
