import type { Account } from "../account.ts";
import type { Modes } from "../context.ts";
import { ApiError, amountDiffers, invalid, keyWrong } from "../http/errors.ts";
import { find, readNotes } from "../http/fields.ts";
import { type Fields, isFields } from "../http/http.ts";
import { refuseSecondPayment } from "../money/payments.ts";
import type { Notes, Order } from "../types.ts";

/** The options of one opened Checkout, as read from the shop. */
export type Session = {
  /** Null when nothing can be paid; `problem` then says why. */
  order: Order | null;
  problem: string | null;
  keyId: string;
  merchant: string;
  description: string;
  email: string;
  contact: string;
  method: string;
  color: string;
  notes: Notes;
  retry: boolean;
  escape: boolean;
  confirmClose: boolean;
  backdropClose: boolean;
  /** The origin of the page around the frame, for messages; empty in full-page mode. */
  parentOrigin: string;
  /** Identifies the messages of one frame. */
  nonce: string;
  callbackUrl: string;
  cancelUrl: string;
};

/** Reads the options of a frame or a hosted form. Never throws for mistakes of a shop. */
export function readSession(modes: Modes, fields: Fields): Session {
  const prefill = isFields(fields.prefill) ? fields.prefill : {};
  const theme = isFields(fields.theme) ? fields.theme : {};
  const checked = check(modes, fields);
  return {
    ...checked,
    keyId: text(fields.key_id),
    merchant: text(fields.name) || "Shop",
    description: text(fields.description),
    email: text(prefill.email),
    contact: text(prefill.contact),
    method: text(prefill.method) || "upi",
    color: /^#[0-9a-f]{6}$/i.test(text(theme.color)) ? text(theme.color) : "#1f2a37",
    retry: fields.retry !== "0",
    escape: fields.escape !== "0",
    confirmClose: fields.confirm_close === "1",
    backdropClose: fields.backdropclose === "1",
    parentOrigin: text(fields.parent_origin),
    nonce: text(fields.nonce),
    callbackUrl: text(fields.callback_url),
    cancelUrl: text(fields.cancel_url),
  };
}

/** Sources for `frame-ancestors`: the registered shops, or any page of this machine. */
export function shopSources({ options }: Account): string[] {
  const { shopOrigins = [] } = options;
  return shopOrigins.length > 0 ? shopOrigins : ["http://localhost:*", "http://127.0.0.1:*"];
}

type Checked = Pick<Session, "order" | "problem" | "notes">;

function check(modes: Modes, fields: Fields): Checked {
  try {
    const ctx = modes.find((mode) => mode?.keyId === text(fields.key_id));
    if (!ctx) throw keyWrong();
    const order = find(ctx.store.orders, "order_", text(fields.order_id)).view;
    const amount = text(fields.amount);
    if (amount !== "" && Number(amount) !== order.amount) throw amountDiffers();
    refuseSecondPayment(ctx, order);
    for (const name of ["callback_url", "cancel_url"]) checkReturn(ctx.account, text(fields[name]));
    return { order, problem: null, notes: readNotes(fields.notes) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { order: null, problem: error.body.description, notes: [] };
  }
}

function checkReturn(account: Account, url: string): void {
  if (url === "") return;
  if (!isReturnAllowed(account, url)) {
    throw invalid("The callback address does not belong to a registered website.", "callback_url");
  }
}

function isReturnAllowed({ options }: Account, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, hostname } = new URL(url);
  const { shopOrigins = [] } = options;
  if (shopOrigins.length > 0) return shopOrigins.includes(origin);
  return hostname === "localhost" || hostname === "127.0.0.1";
}

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
