import { db } from "@/lib/db";
import { paise } from "@/lib/money";
import { aBuyer, anAddress, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, makeOlder, type Opened } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const SHOPPERS = 24;
const { shop, control, checkout, verify, history, cancel, expire, reconcileLater, retry } =
  forEachMode();

/** A seeded random sequence from 0 to 1. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function addRandomFaults(seed: number): void {
  const { faults } = control();
  const creates = { method: "POST", path: "/v1/orders" };
  const refunds = { method: "POST", path: "/v1/payments/*/refund" };
  faults.add({ kind: "commitThenDrop", match: creates, probability: 0.25, seed });
  faults.add({ kind: "http500", match: creates, probability: 0.15, seed: seed + 1 });
  faults.add({ kind: "commitThenDrop", match: refunds, probability: 0.3, seed: seed + 2 });
  faults.add({ kind: "http502Html", match: refunds, probability: 0.2, seed: seed + 3 });
  faults.add({ kind: "reset", match: { method: "GET" }, probability: 0.15, seed: seed + 4 });
  faults.add({ kind: "brokenJson", match: { method: "GET" }, probability: 0.1, seed: seed + 5 });
  faults.add({ kind: "lose", probability: 0.3, seed: seed + 6 });
  faults.add({ kind: "duplicate", probability: 0.3, seed: seed + 7, copies: 3 });
  faults.add({ kind: "badSignature", probability: 0.1, seed: seed + 8 });
}

/** Opens a payment, retrying until it succeeds. */
async function openWithRetries(
  by: Person,
  product: Sold,
  quantity: number,
): Promise<Opened | undefined> {
  for (let tried = 0; tried < 8; tried += 1) {
    const { status, body } = await checkout(by, [line(product, quantity)]);
    if (status === 200) return body;
    if (status === 409) return undefined;
    const where = { userId: by.userId, state: "awaiting_payment" as const };
    const open = await db().purchase.findFirst({ where });
    if (open) await makeOlder(open.id, 60_000);
  }
  return undefined;
}

async function visit(product: Sold, chance: () => number): Promise<Opened | undefined> {
  const quantity = 1 + Math.floor(chance() * 2);
  const [expires, pays, fails, tells, cancels] = Array.from({ length: 5 }, chance) as number[];
  const by = await aBuyer(product, quantity);
  await anAddress(by.userId, false);
  const order = await openWithRetries(by, product, quantity);
  if (!order) return undefined;
  if (Number(expires) < 0.2) await expire(order);
  if (Number(pays) < 0.2) return order;
  if (Number(fails) < 0.3) control().pay(order.order_id, { outcome: "failed" });
  const { response } = control().pay(order.order_id);
  if (Number(tells) < 0.6) await Promise.all([verify(by, response), verify(by, response)]);
  if (Number(cancels) < 0.5) {
    for (const { order_id } of await history(by)) await cancel(by, order_id);
  }
  return order;
}

it.each([1, 2])(
  "every rupee ends as goods or is refunded under random faults (%p)",
  async (seed) => {
    const product = await aProduct({ quantity: 20, pricePaise: 19_99 });
    const chance = sequence(seed);
    control().setKnobs({ allowDuplicatePayments: true });
    addRandomFaults(seed);
    const visits = Array.from({ length: SHOPPERS }, () => visit(product, chance));
    const orders = (await Promise.all(visits)).filter((order) => order !== undefined);
    await shop().quiet();
    control().faults.clear();
    for (const order of orders) await reconcileLater(order);
    await shop().quiet();
    for (const order of orders) await expire(order);
    for (let again = 0; again < 3; again += 1) await retry();

    const { payments, refunds } = control().state();
    const captured = payments.filter((payment) => payment.captured);
    expect(captured.length).toBeGreaterThan(SHOPPERS / 4);
    const placed = await db().order.findMany({
      where: { line: { productId: product.id } },
      select: { status: true, totalPaise: true },
    });
    const active = placed.filter(({ status }) => status !== "canceled");
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const paid = sum(captured.map(({ amount }) => amount));
    const back = sum(refunds.map(({ amount }) => amount));
    expect(paid - back).toBe(sum(active.map(({ totalPaise }) => paise(totalPaise))));
    const open = { in: ["pending" as const, "sent" as const] };
    const paymentId = { in: payments.map(({ id }) => id) };
    expect(await db().refund.count({ where: { paymentId, state: open } })).toBe(0);
    const purchaseIds = orders.map(({ purchase_id }) => purchase_id);
    const waiting = { id: { in: purchaseIds }, state: "awaiting_payment" as const };
    expect(await db().purchase.count({ where: waiting })).toBe(0);
  },
  90_000,
);
