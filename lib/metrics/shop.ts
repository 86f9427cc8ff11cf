import "server-only";
import { Gauge, Registry } from "prom-client";
import { log } from "@/lib/log";
import { type ShopFigure, shopFigures } from "@/lib/metrics/shop-figures";

/** The database is queried at most once in this time, however many scrapes there are. */
const CACHE_MS = 15_000;

type Gauges = ReturnType<typeof gauges>;
const globalState = globalThis as { shopGauges?: Gauges & { readAt: number } };

/** The shop's gauges as text; values are at most 15 s old. Never throws. */
export async function shopGauges(): Promise<string> {
  globalState.shopGauges ??= { ...gauges(), readAt: Number.NEGATIVE_INFINITY };
  const shop = globalState.shopGauges;
  if (performance.now() - shop.readAt >= CACHE_MS) await read(shop);
  return shop.registry.metrics();
}

async function read(shop: NonNullable<typeof globalState.shopGauges>): Promise<void> {
  shop.readAt = performance.now();
  const found = await shopFigures().catch((error: unknown) => {
    log().warn({ err: error }, "the figures of the shop could not be read");
    return null;
  });
  shop.databaseUp.set(found ? 1 : 0);
  // Old values would look current.
  for (const gauge of Object.values(shop.byLabel)) gauge.reset();
  for (const { gauge, label, value } of found ?? []) shop.byLabel[gauge].labels(label).set(value);
}

function gauges() {
  const registry = new Registry();
  const registers = [registry];
  const by = (label: string, name: string, help: string) =>
    new Gauge({ name, help, labelNames: [label], registers });
  const byLabel: Record<ShopFigure["gauge"], Gauge> = {
    orders: by("status", "shop_orders", "Orders by status; placed is the status before the first"),
    attempts: by("state", "shop_payment_attempts", "Attempts to pay online by state"),
    refunds: by("state", "shop_refunds", "Refunds by state"),
    waiting: by(
      "queue",
      "shop_queue_depth",
      "What waits to be worked on, by queue: emails, webhooks and refunds in rows, job_* in jobs; mails_given_up wait for a person",
    ),
  };
  const databaseUp = new Gauge({
    name: "shop_database_up",
    help: "1 when the figures of the shop could be read from the database, 0 when not",
    registers,
  });
  return { registry, byLabel, databaseUp };
}
