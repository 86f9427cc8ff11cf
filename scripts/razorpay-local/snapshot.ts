import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isFields } from "./http.ts";
import type { Store } from "./store.ts";
import type { EventRow, OrderRow, PaymentRow, Refund, RefundKey } from "./types.ts";

/** The file behind the store: `changed` after each change, `flush` before the end. */
export type Snapshot = { changed: () => void; flush: () => void };

const DELIVERED_EVENTS_KEPT = 200;

/**
 * Loads the snapshot into the store and keeps the file up to date.
 * Throws an Error with one clear sentence when the file exists but cannot be read or written.
 */
export function openSnapshot(path: string | undefined, store: Store): Snapshot {
  if (!path) return { changed: () => undefined, flush: () => undefined };
  load(path, store);
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    write(path, store);
  };
  // Many changes of one moment become one write; the file grows with the orders.
  const changed = () => {
    timer ??= setTimeout(() => complain(flush), 20);
  };
  flush();
  return { changed, flush };
}

// A full disk must not end a running demo: the next change tries again.
function complain(flush: () => void): void {
  try {
    flush();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

type Saved = {
  version: 1;
  accountId: string;
  orders: OrderRow[];
  payments: PaymentRow[];
  refunds: Refund[];
  refundKeys: [string, RefundKey][];
  events: EventRow[];
};

function load(path: string, store: Store): void {
  const saved = read(path);
  if (!saved) return;
  store.accountId = saved.accountId;
  for (const row of saved.orders) store.orders.set(row.view.id, row);
  for (const row of saved.payments) store.payments.set(row.view.id, row);
  for (const row of saved.refunds) store.refunds.set(row.id, row);
  for (const [key, row] of saved.refundKeys) store.refundKeys.set(key, row);
  store.events.push(...saved.events);
}

function read(path: string): Saved | null {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (isFields(error) && error.code === "ENOENT") return null;
    throw unreadable(path, error instanceof Error ? error.message : String(error));
  }
  if (!isSaved(value)) throw unreadable(path, "it has another shape");
  return value;
}

function isSaved(value: unknown): value is Saved {
  if (!isFields(value) || value.version !== 1) return false;
  return ["orders", "payments", "refunds", "refundKeys", "events"].every((key) =>
    Array.isArray(value[key]),
  );
}

function unreadable(path: string, why: string): Error {
  return new Error(
    `The saved payments in ${path} cannot be read (${why}); move that file away and start again.`,
  );
}

function write(path: string, store: Store): void {
  const settled = store.events.filter((row) => row.state === "delivered");
  const dropped = new Set(settled.slice(0, Math.max(0, settled.length - DELIVERED_EVENTS_KEPT)));
  const saved: Saved = {
    version: 1,
    accountId: store.accountId,
    orders: [...store.orders.values()],
    payments: [...store.payments.values()],
    refunds: [...store.refunds.values()],
    refundKeys: [...store.refundKeys].filter(([, row]) => row.refundId),
    events: store.events.filter((row) => !dropped.has(row)),
  };
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.part`, JSON.stringify(saved));
    renameSync(`${path}.part`, path);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The payments cannot be saved to ${path} (${why}).`);
  }
}
