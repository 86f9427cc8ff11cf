import { randomBytes } from "node:crypto";
import type { Account } from "../account.ts";
import type { Modes } from "../context.ts";
import { invalid, unknownUrl } from "../http/errors.ts";
import { json, parseForm, type Reply } from "../http/http.ts";
import type { ApiRequest } from "../http/rest.ts";
import { CHECKOUT_JS, checkoutPage } from "./page.ts";
import { beginPayment, finishPayment } from "./payments.ts";
import { readSession, type Session, shopSources } from "./session.ts";

/** Answers browser requests: the script, its page, and the customer's steps on it. */
export async function answerCheckout(modes: Modes, req: ApiRequest): Promise<Reply> {
  const route = `${req.method} ${req.path}`;
  const { account } = modes[0];
  if (route === "GET /v1/checkout.js") return script();
  if (route === "GET /v1/checkout/public") {
    const session = readSession(modes, parseForm(req.query.toString()));
    // Full-page return is for hosted forms only; from a frame the shop's page gets the answer.
    return page(account, { ...session, callbackUrl: "", cancelUrl: "" });
  }
  if (route === "POST /v1/checkout/embedded") {
    return page(account, { ...readSession(modes, req.body), parentOrigin: "" });
  }
  if (route === "POST /v1/checkout/payments") return json(await beginPayment(modes, ours(req)));
  const id = req.method === "POST" && /^\/v1\/checkout\/payments\/([^/]+)$/.exec(req.path)?.[1];
  if (id) return json(await finishPayment(modes, id, ours(req)));
  throw unknownUrl();
}

/** Whether this path belongs to Checkout and so needs no key secret. */
export const isCheckout = (path: string): boolean => path.startsWith("/v1/checkout");

function script(): Reply {
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-store",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  };
  return { status: 200, headers, body: CHECKOUT_JS };
}

function page(account: Account, session: Session): Reply {
  const nonce = randomBytes(16).toString("base64");
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${returnOrigins(session).join(" ") || "'none'"}`,
    `frame-ancestors ${session.parentOrigin ? shopSources(account).join(" ") : "'none'"}`,
  ];
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": policy.join("; "),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
  return { status: 200, headers, body: checkoutPage(session, nonce) };
}

// Chromium applies form-action to redirects of a form post too, so only the origin is listed.
function returnOrigins({ callbackUrl, cancelUrl }: Session): string[] {
  const urls = [callbackUrl, cancelUrl].filter((url) => URL.canParse(url));
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

// Pages of other sites cannot send JSON without a preflight, which is never answered.
function ours(req: ApiRequest) {
  if (!req.headers["content-type"]?.startsWith("application/json")) {
    throw invalid("The request must be JSON.");
  }
  return req.body;
}
