import type { Context, Modes } from "../context.ts";
import {
  createOrder,
  editOrder,
  fetchOrder,
  listOrderPayments,
  listOrders,
} from "../money/orders.ts";
import { capturePayment, editPayment, fetchPayment, listPayments } from "../money/payments.ts";
import {
  createRefund,
  editRefund,
  fetchRefund,
  listRefunds,
  listRefundsOf,
} from "../money/refunds.ts";
import { authenticate } from "./auth.ts";
import { unknownUrl } from "./errors.ts";
import { type Fields, json, type Reply } from "./http.ts";

/** A parsed request. */
export type ApiRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Fields;
};

/** Answers a REST request; throws ApiError for every refusal, unknown paths included. */
export async function answerRest(modes: Modes, req: ApiRequest): Promise<Reply> {
  const path = req.path.replace(/\/$/, "");
  for (const [method, pattern, handle] of ROUTES) {
    const ids = method === req.method ? pattern.exec(path) : null;
    if (!ids) continue;
    const ctx = authenticate(req.headers.authorization, modes);
    const [, first = "", second = ""] = ids;
    return json(await handle(ctx, req, first, second));
  }
  throw unknownUrl();
}

type Handle = (ctx: Context, req: ApiRequest, id: string, second: string) => unknown;

const IDEMPOTENCY = "x-refund-idempotency";

const ROUTES: [string, RegExp, Handle][] = [
  ["POST", /^\/v1\/orders$/, (ctx, req) => createOrder(ctx, req.body)],
  ["GET", /^\/v1\/orders$/, (ctx, req) => listOrders(ctx, req.query)],
  ["GET", /^\/v1\/orders\/([^/]+)$/, (ctx, _req, id) => fetchOrder(ctx, id)],
  ["PATCH", /^\/v1\/orders\/([^/]+)$/, (ctx, req, id) => editOrder(ctx, id, req.body)],
  [
    "GET",
    /^\/v1\/orders\/([^/]+)\/payments$/,
    (ctx, req, id) => listOrderPayments(ctx, id, req.query),
  ],
  ["GET", /^\/v1\/payments$/, (ctx, req) => listPayments(ctx, req.query)],
  ["GET", /^\/v1\/payments\/([^/]+)$/, (ctx, req, id) => fetchPayment(ctx, id, req.query)],
  ["PATCH", /^\/v1\/payments\/([^/]+)$/, (ctx, req, id) => editPayment(ctx, id, req.body)],
  [
    "POST",
    /^\/v1\/payments\/([^/]+)\/capture$/,
    (ctx, req, id) => capturePayment(ctx, id, req.body),
  ],
  [
    "POST",
    /^\/v1\/payments\/([^/]+)\/refund$/,
    (ctx, req, id) => createRefund(ctx, id, req.body, req.headers[IDEMPOTENCY]),
  ],
  [
    "GET",
    /^\/v1\/payments\/([^/]+)\/refunds$/,
    (ctx, req, id) => listRefundsOf(ctx, req.query, id),
  ],
  [
    "GET",
    /^\/v1\/payments\/([^/]+)\/refunds\/([^/]+)$/,
    (ctx, _req, id, refund) => fetchRefund(ctx, refund, id),
  ],
  ["GET", /^\/v1\/refunds$/, (ctx, req) => listRefunds(ctx, req.query)],
  ["GET", /^\/v1\/refunds\/([^/]+)$/, (ctx, _req, id) => fetchRefund(ctx, id)],
  ["PATCH", /^\/v1\/refunds\/([^/]+)$/, (ctx, req, id) => editRefund(ctx, id, req.body)],
];
