import fc from "fast-check";
import { Client } from "pg";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";
import { required } from "@/lib/env";
import type { Admin, Customer } from "@/lib/identity/actor";
import { paise } from "@/lib/money";
import { readBooks } from "@/lib/payments/books/books";
import { ProviderError } from "@/lib/payments/provider/provider-error";
import { chargeFee, expectNoneLeftOut } from "@/tests/faults/interleavings/cash";
import { isCut } from "@/tests/faults/interleavings/cuts";
import { expectOneStory } from "@/tests/faults/interleavings/office";
import { expectPapers } from "@/tests/faults/interleavings/papers";
import { asAdmin, asCustomer, World } from "@/tests/faults/interleavings/world";
import {
  aCustomer,
  anAddress,
  anAdmin,
  aProduct,
  aService,
  type Sold,
} from "@/tests/support/shop/builders";
import { aRegistration } from "@/tests/support/shop/papers";
import { openShop, type Shop } from "@/tests/support/shop/shop";

/** The same seed plays the same steps, except for concurrency. */
const SEED = Number(process.env.INTERLEAVINGS_SEED || Date.now() % 2 ** 31);
const BRIEF = Boolean(process.env.TEST_BRIEF);
/** Skips shrinking when only the result counts. */
const IS_SHORT = process.env.INTERLEAVINGS_SHORTEST === "0";
const RUNS = Number(process.env.INTERLEAVINGS ?? 1500);
/** A time limit for slow machines; an explicit number of runs has none. */
const LIMIT_MS = process.env.INTERLEAVINGS ? 24 * 60 * 60 * 1000 : BRIEF ? 10_000 : 20_000;

/** Frequent actions are listed more often. */
const ACTIONS = [
  // The customer, in the shop and at the bank.
  ...[
    "fill",
    "look",
    "buy",
    "buy",
    "visit",
    "visit",
    "visit",
    "large",
    "order",
    "order",
    "order",
    "order",
    "lost",
    "lost",
  ],
  ...[
    "lost",
    "lost",
    "reuse",
    "again",
    "goOn",
    "goOn",
    "goOn",
    "goOn",
    "edit",
    "edit",
    "edit",
    "edit",
    "told",
    "pay",
  ],
  ...["pay", "pending", "bank", "twice", "verify", "verify", "status", "cancel", "cancel"],
  // The office, the jobs and the provider.
  ...["ship", "driver", "restock", "refunds", "byHand", "webhook", "reconcile", "expire"],
  ...["part", "part", "stop", "refused", "arrive", "limit", "report", "report"],
  // Time and failures.
  ...["days", "drop", "kill"],
] as const;

const step = fc.record({
  what: fc.constantFrom(...ACTIONS),
  n: fc.integer({ min: 1, max: 6 }),
  m: fc.integer({ min: 0, max: 3 }),
  /** Starts before the previous step has ended. */
  atOnce: fc.nat({ max: 2 }).map((chance) => chance === 2),
});
/** Typical sequences, whose steps would rarely meet by chance. */
const HABITS = [
  ["visit", "edit", "goOn"],
  ["order", "pay", "verify", "cancel", "told"],
  ["order", "pay", "verify", "visit", "told"],
  ["order", "cancel", "order"],
  ["visit", "cancel", "lost"],
  ["order", "ship", "report"],
] as const;
const habit = fc
  .tuple(fc.constantFrom(...HABITS), step)
  .map(([habits, { n, m }]) => habits.map((what): Step => ({ what, n, m, atOnce: false })));

const MOST_STEPS = 16;
const life = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: step.map((one): Step[] => [one]) },
      { weight: 1, arbitrary: habit },
    ),
    { minLength: 3, maxLength: MOST_STEPS },
  )
  .map((parts) => parts.flat().slice(0, MOST_STEPS));

type Step = { what: (typeof ACTIONS)[number]; n: number; m: number; atOnce: boolean };

type Stage = {
  shop: Shop;
  killer: Client;
  customers: [Customer, ...Customer[]];
  admin: Admin;
  products: [Sold, Sold, Sold];
};

/** Defines a test of random interleavings of everything that can happen to these customers' purchases. */
export function keepsTheBooks(customers: number): void {
  let stage: Stage;
  let endFee: () => Promise<unknown>;
  beforeAll(async () => {
    stage = await openStage(customers);
    endFee = await chargeFee();
  });
  afterAll(async () => {
    await endFee();
    await stage.killer.end();
    await stage.shop.close();
  });

  it(
    `keeps the books over up to ${RUNS} random interleavings of ${customers} customer(s)`,
    async () => {
      let last: Promise<void> = Promise.resolve();
      const property = fc.asyncProperty(life, (steps) => {
        last = play(stage, steps);
        return last;
      });
      await fc.assert(property, {
        seed: SEED,
        numRuns: RUNS,
        interruptAfterTimeLimit: LIMIT_MS,
        endOnFailure: IS_SHORT,
      });
      // A run interrupted by the time limit still goes on and would meet the next file's settings.
      await last.catch(() => undefined);
    },
    LIMIT_MS + 300_000,
  );
}

async function openStage(count: number): Promise<Stage> {
  const shop = await openShop({ maxAmount: 10_00_00_000_00 });
  const people = await Promise.all(Array.from({ length: count }, aCustomer));
  await Promise.all(people.map(({ userId }) => anAddress(userId)));
  const [first, ...others] = people.map(asCustomer);
  if (!first) throw new Error("Somebody must be at the counter.");
  const killer = new Client({ connectionString: required("DATABASE_URL") });
  await killer.connect();
  await aRegistration();
  return {
    ...{ shop, killer, customers: [first, ...others], admin: asAdmin(await anAdmin()) },
    products: [await aProduct(), await aService(), await aProduct({ pricePaise: 90_00_000_00 })],
  };
}

async function play(stage: Stage, steps: readonly Step[]): Promise<void> {
  const { shop, killer, customers, admin, products } = stage;
  await forget(stage);
  const world = new World(shop, customers, admin, products, killer);
  await playSteps(world, steps);
  await world.settleDown();
  expect((await readBooks(db())).imbalances).toEqual([]);
  await expectOneStory(admin, customers);
  await expectPapers();
  await expectNoneLeftOut();
  await expectSameAtProvider(shop);
}

async function playSteps(world: World, steps: readonly Step[]): Promise<void> {
  let underWay: Promise<void>[] = [];
  for (const [index, next] of steps.entries()) {
    if (!next.atOnce) underWay = await end(underWay);
    world.isAlone = underWay.length === 0 && !steps[index + 1]?.atOnce;
    underWay.push(take(world, next));
  }
  await end(underWay);
}

async function end(underWay: Promise<void>[]): Promise<Promise<void>[]> {
  const outcomes = await Promise.allSettled(underWay);
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  return [];
}

/** Refusals and provider failures are expected; a cut connection fails the running step. */
async function take(world: World, { what, n, m }: Step): Promise<void> {
  try {
    await world[what](n, m);
  } catch (error) {
    if (error instanceof AppError || error instanceof ProviderError) return;
    if (isRefusalOfProvider(error) || isCut(error)) return;
    throw error;
  }
}

/** Whether the stand-in refused an impossible step. */
function isRefusalOfProvider(error: unknown): boolean {
  return error instanceof Error && error.constructor.name === "ApiError";
}

async function forget({ shop, killer }: Stage): Promise<void> {
  shop.provider.control.reset();
  shop.hooks.received.length = 0;
  // One round trip, without TRUNCATE, which is far slower on small tables. Tax documents are never deleted: the role of
  // a replica runs no triggers.
  await killer.query(`
    SET session_replication_role = replica;
    DELETE FROM "TaxDocumentLine"; DELETE FROM "TaxDocument"; DELETE FROM "TaxSeries";
    SET session_replication_role = DEFAULT;
    DELETE FROM "ChargerReport"; DELETE FROM "RateLimiterFlexible"; DELETE FROM "OnlineSettings"; DELETE FROM "StockMovement"; DELETE FROM "Refund"; DELETE FROM "Payment"; DELETE FROM "Order";
    DELETE FROM "Purchase"; DELETE FROM "WebhookEvent"; DELETE FROM "OutboxMail";
    DELETE FROM "AuditEntry"; DELETE FROM "IdempotentRequest"; DELETE FROM "CartLine";
    DELETE FROM "SalesChange"; DELETE FROM "DaySales"; DELETE FROM "StatusCount";
    UPDATE "ProductSales" SET orders = 0, units = 0, paise = 0, "refundedPaise" = 0, "unitsOut" = 0;
    UPDATE "Product" SET quantity = 3;
    INSERT INTO "StockMovement" (id, "productId", delta, reason)
      SELECT gen_random_uuid(), id, 3, 'received' FROM "Product"`);
}

/** Asserts that the provider's books equal ours, payment by payment. */
async function expectSameAtProvider(shop: Shop): Promise<void> {
  const { payments, refunds } = shop.provider.control.state();
  const money = payments.filter(({ captured }) => captured);
  const rows = await db().payment.findMany({ where: { captured: true }, select: { id: true } });
  expect(rows.map(({ id }) => id).sort()).toEqual(money.map(({ id }) => id).sort());
  const theirs = refunds
    .filter(({ status }) => status === "processed")
    .filter(({ payment_id }) => money.some(({ id }) => id === payment_id));
  const ours = await db().refund.findMany({ where: { state: "processed", way: "payment" } });
  // By payment, not by row: a manual refund may have replaced several of ours.
  expect(
    sums(ours.map(({ paymentId, amountPaise }) => [paymentId ?? "", paise(amountPaise)])),
  ).toEqual(sums(theirs.map(({ payment_id, amount }) => [payment_id, amount])));
  expect(await db().refund.count({ where: { state: { in: ["pending", "sent"] } } })).toBe(0);
}

function sums(amounts: [payment: string, amount: number][]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [payment, amount] of amounts) total[payment] = (total[payment] ?? 0) + amount;
  return total;
}
