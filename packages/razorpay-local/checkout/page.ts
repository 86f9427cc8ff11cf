import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { TEST_CARDS } from "../money/payment-view.ts";
import type { Session } from "./session.ts";

/** The Checkout page, for the frame or, without `parentOrigin`, for a full window. */
export function checkoutPage(session: Session, scriptNonce: string): string {
  return `<!doctype html>
<html lang="en-IN" class="${session.parentOrigin ? "framed" : "full"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payment (local stand-in, no money moves)</title>
<style nonce="${scriptNonce}">${STYLE}
:root { --accent: ${session.color}; --on-accent: ${inkOn(session.color)}; }</style>
</head>
<body>
<main class="sheet" aria-labelledby="merchant">
${header(session)}
${session.order ? form(session, formatPaise(session.order.amount)) : problem(session)}
</main>
<script type="application/json" id="session" nonce="${scriptNonce}">${dataOf(session)}</script>
<script nonce="${scriptNonce}">${SCRIPT}</script>
</body>
</html>`;
}

const read = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), "utf8");
const STYLE = read("frame.css");
const SCRIPT = read("frame.js");

/** The source of `checkout.js`, the script that shops load. */
export const CHECKOUT_JS = read("checkout.js");

const BANKS = [
  ["HDFC", "HDFC Bank"],
  ["ICIC", "ICICI Bank"],
  ["SBIN", "State Bank of India"],
  ["UTIB", "Axis Bank"],
] as const;

const CLOSE_ICON =
  '<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M5 5l10 10M15 5L5 15" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>';

function header(session: Session): string {
  const { order, description } = session;
  return `<header>
<div class="who">
<h1 id="merchant" tabindex="-1">${escapeHtml(session.merchant)}</h1>
${description ? `<p class="quiet">${escapeHtml(description)}</p>` : ""}
</div>
<button type="button" class="close" id="close" data-testid="rzp-close" aria-label="Close payment">${CLOSE_ICON}</button>
${order ? `<p class="amount" data-testid="rzp-amount">${formatPaise(order.amount)}</p>` : ""}
<p class="stand-in">Test payment. No money moves.</p>
</header>`;
}

function problem({ problem: message }: Session): string {
  return `<div class="body"><p class="error" id="error" role="alert" data-testid="rzp-error">${escapeHtml(message ?? "")}</p></div>`;
}

function form(session: Session, amount: string): string {
  return `<form class="body" id="pay" novalidate data-amount="${amount}">
<p class="error" id="error" role="alert" data-testid="rzp-error"></p>
<section id="choose">
<fieldset>
<legend>Pay with</legend>
<div class="methods">
${method(session, "upi", "UPI", upiPanel(session))}
${method(session, "card", "Card", cardPanel())}
${method(session, "netbanking", "Netbanking", bankPanel())}
</div>
</fieldset>
</section>
<section id="otp-step" hidden>
<h2 tabindex="-1">Confirm with your bank</h2>
${field("otp", "One-time password", "rzp-otp", 'inputmode="numeric" autocomplete="one-time-code" maxlength="10"', "Four to ten digits succeed. Fewer fail.")}
</section>
${bankStep(session, amount)}
${LEAVE_STEP}
<section id="paid-step" hidden>
<h2 tabindex="-1">Payment successful</h2>
<p class="quiet" role="status">Returning to ${escapeHtml(session.merchant)}.</p>
</section>
<button type="submit" class="main" id="submit" data-testid="rzp-submit">Pay ${amount}</button>
${session.contact || session.email ? `<p class="quiet payer">Paying as ${escapeHtml([session.contact, session.email].filter(Boolean).join(", "))}</p>` : ""}
</form>`;
}

function bankStep(session: Session, amount: string): string {
  return `<section id="bank-step" hidden>
<h2 tabindex="-1">Test bank</h2>
<p class="quiet">The bank asks whether to pay ${amount} to ${escapeHtml(session.merchant)}.</p>
<div class="pair">
<button type="button" class="main" data-outcome="success" data-testid="rzp-success">Success</button>
<button type="button" data-outcome="failure" data-testid="rzp-failure">Failure</button>
</div>
</section>
<div class="pair" id="away" hidden>
<button type="button" data-outcome="pending" data-testid="rzp-pending">Leave pending</button>
<button type="button" data-outcome="close" data-testid="rzp-bank-close">Close</button>
</div>`;
}

const LEAVE_STEP = `<section id="leave-step" hidden>
<h2 tabindex="-1">Leave this payment?</h2>
<p class="quiet">Nothing has been paid yet.</p>
<div class="pair">
<button type="button" class="main" id="stay" data-testid="rzp-stay">Continue to pay</button>
<button type="button" id="leave" data-testid="rzp-leave">Leave</button>
</div>
</section>`;

function method(session: Session, id: string, label: string, panel: string): string {
  const wanted = ["upi", "card", "netbanking"].includes(session.method) ? session.method : "upi";
  return `<div class="method">
<label><input type="radio" name="method" value="${id}" data-testid="rzp-method-${id}"${wanted === id ? " checked" : ""}><span>${label}</span></label>
<div class="panel" data-method="${id}"${wanted === id ? "" : " hidden"}>${panel}</div>
</div>`;
}

function upiPanel({ order }: Session): string {
  return `<figure class="qr">${qrPicture(order?.id ?? "")}<figcaption>A picture only: nothing to scan here.</figcaption></figure>
${field("vpa", "UPI ID", "rzp-vpa", 'autocomplete="off" autocapitalize="none" spellcheck="false"', "success@razorpay or failure@razorpay")}`;
}

function cardPanel(): string {
  const numbers = TEST_CARDS.map(({ number, network }) => `${network} ${spaced(number)}`);
  return `${field("number", "Card number", "rzp-card-number", 'inputmode="numeric" autocomplete="off" maxlength="19"', `Test cards: ${numbers.join("; ")}`)}
<div class="pair">
${field("expiry", "Expiry (MM/YY)", "rzp-card-expiry", 'inputmode="numeric" autocomplete="off" maxlength="5"')}
${field("cvv", "CVV", "rzp-card-cvv", 'inputmode="numeric" autocomplete="off" maxlength="3"')}
</div>`;
}

function bankPanel(): string {
  const options = BANKS.map(([code, name]) => `<option value="${code}">${name}</option>`);
  return `<div class="field"><label for="bank">Bank</label><select id="bank" name="bank">${options.join("")}</select></div>`;
}

function field(name: string, label: string, testId: string, attributes: string, hint = ""): string {
  const described = hint ? ` aria-describedby="${name}-hint"` : "";
  return `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" data-testid="${testId}" ${attributes}${described}>
${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ""}</div>`;
}

// Looks like a QR code but is none: three finder squares and noise that is stable per order.
function qrPicture(seed: string): string {
  const noise = createHash("sha512").update(seed).digest();
  const size = 21;
  const isFinder = (x: number, y: number) =>
    (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12);
  let squares = "";
  for (let i = 0; i < size * size; i += 1) {
    const [x, y] = [i % size, Math.floor(i / size)];
    const bit = ((noise[i % noise.length] ?? 0) >> (Math.floor(i / noise.length) % 8)) & 1;
    if (bit === 1 && !isFinder(x, y)) squares += `M${x} ${y}h1v1h-1z`;
  }
  for (const [x, y] of [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const) {
    squares += `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
  }
  return `<svg viewBox="-1 -1 23 23" width="112" height="112" aria-hidden="true"><path d="${squares}" fill="currentColor"/></svg>`;
}

function dataOf(session: Session): string {
  const { order, ...rest } = session;
  return JSON.stringify({ ...rest, orderId: order?.id ?? null }).replaceAll("<", "\\u003c");
}

/** Paise as rupees with lakh grouping, without ".00". */
function formatPaise(paise: number): string {
  const digits = paise % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(paise / 100);
}

// The shop chooses the colour; the text on it is white where that is readable.
function inkOn(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? "#12151a" : "#ffffff";
}

const spaced = (number: string) => number.replace(/(.{4})(?=.)/g, "$1 ");

function escapeHtml(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
