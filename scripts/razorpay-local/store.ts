import { randomInt } from "node:crypto";
import type { Call, EventRow, Knobs, OrderRow, PaymentRow, Refund, RefundKey } from "./types.ts";

/** Everything the stand-in remembers. */
export type Store = {
  accountId: string;
  orders: Map<string, OrderRow>;
  payments: Map<string, PaymentRow>;
  refunds: Map<string, Refund>;
  refundKeys: Map<string, RefundKey>;
  events: EventRow[];
  calls: Call[];
  knobs: Knobs;
  clockOffset: number;
};

export const DEFAULT_KNOBS: Knobs = {
  dropHandler: false,
  doubleHandler: false,
  webhookFirst: false,
  uniqueOrderReceipt: false,
  refundWorkMs: 0,
};

export function emptyStore(): Store {
  return {
    accountId: newId("acc_"),
    orders: new Map(),
    payments: new Map(),
    refunds: new Map(),
    refundKeys: new Map(),
    events: [],
    calls: [],
    knobs: { ...DEFAULT_KNOBS },
    clockOffset: 0,
  };
}

/** A prefix and 14 base62 characters. */
export function newId(prefix = ""): string {
  let id = prefix;
  for (let i = 0; i < 14; i += 1) id += BASE62[randomInt(62)];
  return id;
}

/** A string of random digits, for bank reference numbers. */
export function digits(length: number): string {
  return Array.from({ length }, () => String(randomInt(10))).join("");
}

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
