import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isFields } from "../http/http.ts";
import type { EventRow, OrderRow, PaymentRow, Refund, RefundKey, RefundPlan } from "../types.ts";
import type { Store } from "./store.ts";

/** The file behind the store: call `changed` after each change, `flush` before the end. */
export type Snapshot = { changed: () => void; flush: () => void };

const DELIVERED_EVENTS_KEPT = 200;

/**
 * Loads the snapshot into the store and keeps the file up to date. Throws an Error with one clear sentence
 * when the file exists but cannot be read or written.
 */
export function openSnapshot(path: string | undefined, stores: Store[]): Snapshot {
  if (!path) return { changed: () => undefined, flush: () => undefined };
  load(path, stores);
  let lastMs = 0;
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const begun = performance.now();
    write(path, stores);
    lastMs = performance.now() - begun;
  };
  // Changes are batched into one write. The file grows with the orders, so the longer a write takes, the
  // rarer it is.
  const changed = () => {
    timer ??= setTimeout(() => complain(flush), Math.max(20, lastMs * 10));
  };
  flush();
  return { changed, flush };
}

// A full disk must not end a running demo: the next change retries.
function complain(flush: () => void): void {
  try {
    flush();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

type SavedMode = {
  accountId: string;
  orders: OrderRow[];
  payments: PaymentRow[];
  refunds: Refund[];
  refundKeys: [string, RefundKey][];
  events: EventRow[];
  /** Absent in older files, without pending refunds. */
  refundPlans?: [string, RefundPlan][];
};

/** The test mode is at the top level, as in files from before there was a live mode. */
type Saved = SavedMode & { version: 1; live?: SavedMode };

function load(path: string, [test, live]: Store[]): void {
  const saved = read(path);
  if (!saved) return;
  if (test) fill(test, saved);
  if (live && saved.live) fill(live, saved.live);
}

function fill(store: Store, saved: SavedMode): void {
  store.accountId = saved.accountId;
  for (const row of saved.orders) store.addOrder(row);
  for (const row of saved.payments) store.addPayment(row);
  for (const row of saved.refunds) store.addRefund(row);
  for (const row of saved.events) store.events.add(row.id, row);
  for (const [key, row] of saved.refundKeys) store.refundKeys.set(key, row);
  for (const [id, plan] of saved.refundPlans ?? []) store.refundPlans.set(id, plan);
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

function write(path: string, [test, live]: Store[]): void {
  if (!test) return;
  const saved: Saved = { version: 1, ...modeOf(test), ...(live ? { live: modeOf(live) } : {}) };
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.part`, JSON.stringify(saved));
    renameSync(`${path}.part`, path);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The payments cannot be saved to ${path} (${why}).`);
  }
}

function modeOf(store: Store): SavedMode {
  const events = store.events.all();
  const settled = events.filter((row) => row.state === "delivered");
  const dropped = new Set(settled.slice(0, Math.max(0, settled.length - DELIVERED_EVENTS_KEPT)));
  return {
    accountId: store.accountId,
    orders: [...store.orders.all()],
    payments: [...store.payments.all()],
    refunds: [...store.refunds.all()],
    refundKeys: [...store.refundKeys].filter(([, row]) => row.refundId),
    refundPlans: [...store.refundPlans],
    events: events.filter((row) => !dropped.has(row)),
  };
}
