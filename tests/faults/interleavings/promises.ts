import { db } from "@/lib/db";
import type { Sent } from "@/tests/faults/interleavings/sent";

type Line = { productid: string; quantity: number };
type Placed = { purchase_id: string; order_ids: string[]; repeated: boolean };

/** The state before a request. */
export type Before = {
  address: string;
  phone: string | null;
  /** Whether the cart held the requested lines. */
  inCart: boolean;
  /** Online purchases awaiting payment. */
  open: string[];
  /** Active placed purchases with the same lines, method, address, phone and note. */
  equal: string[];
};

const goods = (lines: readonly Line[]) => {
  const units = new Map<string, number>();
  for (const { productid, quantity } of lines)
    units.set(productid, (units.get(productid) ?? 0) + quantity);
  return [...units].map(([id, quantity]) => `${quantity} × ${id}`).sort();
};

/** The default online limit in paise. */
const FIRST_LIMIT = 5_00_000_00n;
const LATELY = () => ({ gt: new Date(Date.now() - 29 * 60_000) });

/** What the answers have promised a customer: an oracle independent of the shop's books. */
export class Facts {
  private moves = 0;
  private readonly byKey = new Map<string, string>();
  private readonly toldOnce = new Set<string>();

  moved(): number {
    this.moves += 1;
    return this.moves;
  }

  async standing(userId: string, sent: Sent): Promise<Before> {
    const user = await db().user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        phone: true,
        addresses: { where: { isDefault: true }, select: { houseBuilding: true } },
        cart: { select: { lines: { select: { productId: true, quantity: true } } } },
      },
    });
    const address = user.addresses[0]?.houseBuilding ?? "";
    const held = new Map(user.cart?.lines.map((line) => [line.productId, line.quantity]));
    const inCart = sent.products.every(
      ({ productid, quantity }) => (held.get(productid) ?? 0) >= quantity,
    );
    const { phone } = user;
    const open = await db().purchase.findMany({
      where: { userId, state: "awaiting_payment" },
      select: { id: true },
    });
    return {
      ...{ address, phone, inCart, open: open.map(({ id }) => id) },
      equal: await equalPurchases(userId, sent, { address, phone }),
    };
  }

  /** Asserts that a key belongs to one purchase. */
  expectOnePurchaseAKey({ idempotencyKey, checkout_key }: Sent, purchaseId: string): void {
    for (const key of [idempotencyKey, checkout_key]) {
      if (key === undefined) continue;
      expect(this.byKey.get(key) ?? purchaseId).toBe(purchaseId);
      this.byKey.set(key, purchaseId);
    }
  }

  /** Asserts that "Payment successful" is returned once per payment, for active orders. */
  async expectJustPaid(answer: Placed, products: Line[], isAlone: boolean): Promise<void> {
    const purchase = await readPurchase(answer.purchase_id);
    expect(purchase).toMatchObject({ method: "online", state: "placed", goods: goods(products) });
    expect(answer.repeated || !this.toldOnce.has(answer.purchase_id)).toBe(true);
    this.toldOnce.add(answer.purchase_id);
    if (!isAlone) return;
    expect(purchase.live).toBeGreaterThan(0);
    const open = { userId: purchase.userId, state: "awaiting_payment" } as const;
    const younger = { ...open, createdAt: { gt: purchase.createdAt } };
    expect(await db().purchase.count({ where: younger })).toBe(0);
  }
}

/** Asserts that a cash order's answer names an active purchase of exactly this request. */
export async function expectAnswered(
  answer: Placed,
  sent: Sent,
  before: Before,
  isAlone: boolean,
): Promise<void> {
  const purchase = await expectFrozen(answer.purchase_id, sent, isAlone ? before : undefined);
  expect(purchase.state).toBe("placed");
  if (!isAlone) return;
  expect(purchase.live).toBeGreaterThan(0);
  const isKeyed = sent.idempotencyKey ?? sent.checkout_key ?? sent.cart_version;
  const isRepeat = !isKeyed && !sent.order_again && !before.inCart && before.equal.length > 0;
  if (isRepeat) expect({ ...answer, isRepeat }).toMatchObject({ repeated: true });
}

/** Asserts that the payment window is for exactly this request, with time left to pay. */
export async function expectOpened(
  purchaseId: string,
  sent: Sent,
  before: Before,
  isAlone: boolean,
): Promise<void> {
  const purchase = await expectFrozen(purchaseId, sent, isAlone ? before : undefined);
  if (!isAlone) return;
  expect(purchase.state).toBe("awaiting_payment");
  const limit = await db().onlineSettings.findFirst();
  const max = limit ? limit.maxPaise : FIRST_LIMIT;
  if (max !== null) expect(purchase.totalPaise <= max).toBe(true);
}

/** Asserts that a paid purchase goes to the address shown on the page. */
export async function expectGoesTo(
  purchaseId: string,
  house: string | undefined,
  note: string,
): Promise<void> {
  const purchase = await readPurchase(purchaseId);
  expect([purchase.house, purchase.driverNote ?? ""]).toEqual([house, note]);
}

async function expectFrozen(purchaseId: string, sent: Sent, before: Before | undefined) {
  const purchase = await readPurchase(purchaseId);
  expect(purchase.goods).toEqual(goods(sent.products));
  expect(purchase.driverNote ?? undefined).toBe(sent.driver_note);
  if (before) expect([purchase.house, purchase.phone]).toEqual([before.address, before.phone]);
  return purchase;
}

async function equalPurchases(
  userId: string,
  sent: Sent,
  { address, phone }: Pick<Before, "address" | "phone">,
): Promise<string[]> {
  const placed = await db().purchase.findMany({
    where: { userId, method: sent.method, state: "placed", phone, placedAt: LATELY() },
    select: { id: true },
  });
  const all = await Promise.all(placed.map(({ id }) => readPurchase(id)));
  return all
    .filter(
      (one) =>
        one.live > 0 && one.house === address && one.driverNote === (sent.driver_note ?? null),
    )
    .filter((one) => one.goods.join() === goods(sent.products).join())
    .map(({ id }) => id);
}

async function readPurchase(id: string) {
  const { lines, orders, address, ...purchase } = await db().purchase.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ id: true, userId: true, method: true, state: true, phone: true, driverNote: true },
      ...{ address: true, createdAt: true, totalPaise: true },
      lines: { select: { productId: true, quantity: true } },
      orders: { select: { status: true } },
    },
  });
  return {
    ...purchase,
    house: (address as { house_building: string }).house_building,
    goods: goods(lines.map(({ productId, quantity }) => ({ productid: productId, quantity }))),
    live: orders.filter(({ status }) => status !== "canceled").length,
  };
}
