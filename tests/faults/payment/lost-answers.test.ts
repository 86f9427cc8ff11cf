import { db } from "@/lib/db";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { anAdmin } from "@/tests/support/shop/builders";
import {
  aKey,
  cashOrder,
  isReplayed,
  loseAnswer,
  ordersOf,
  withKey,
} from "@/tests/support/shop/keyed";
import { forEachPayment } from "@/tests/support/shop/payment";
import { line, wired } from "@/tests/support/shop/shop";

const { counter, stock, open, pay } = forEachPayment();

type Wish = Parameters<typeof withKey>[1];

const placing = () => cashOrder(counter.buyer, counter.product);
const placedOrder = async (): Promise<string> =>
  (await withKey(aKey(), placing())).body.order_ids[0];
const set = async (orderstatus: string): Promise<Wish> => ({
  person: await anAdmin(),
  path: "/order/statusupdate",
  body: { orderid: await placedOrder(), orderstatus },
});

/** Every call with an Idempotency-Key, with its request. */
const calls: [name: string, wish: () => Promise<Wish>][] = [
  ["placing a cash order", async () => placing()],
  [
    "canceling one's order",
    async () => ({
      person: counter.buyer,
      path: "/order/cancelorder",
      body: { order_id: await placedOrder(), reasonforcancel: "Changed my mind" },
    }),
  ],
  ["setting a status", () => set("Shipped")],
  [
    "taking a status back",
    async () => {
      const change = await set("Accepted");
      const { body } = await withKey(aKey(), change);
      const { order_id: orderid } = body.order;
      return { ...change, path: "/order/statusundo", body: { orderid, event_id: body.event_id } };
    },
  ],
  [
    "canceling a customer's order",
    async () => ({
      person: await anAdmin(),
      path: `/admin/orders/${await placedOrder()}/cancellation`,
      body: { reason: "Damaged in the store" },
    }),
  ],
  [
    "writing a note",
    async () => ({
      person: await anAdmin(),
      path: `/admin/orders/${await placedOrder()}/notes`,
      body: { text: "Call before 6 pm." },
    }),
  ],
  [
    "opening a payment",
    async () => ({
      person: counter.buyer,
      path: "/payments/createpayment",
      body: { products: [line(counter.product)] },
    }),
  ],
  [
    "going on with a payment",
    async () => ({
      person: counter.buyer,
      path: "/payments/continuepayment",
      body: { purchase_id: (await open()).purchase_id },
    }),
  ],
  [
    "verifying a payment",
    async () => ({
      person: counter.buyer,
      path: "/payments/verifypayment",
      body: wired(pay((await open()).order_id).response),
    }),
  ],
];

/** Calls that read a state run again; the others are answered from their stored change. */
const ASKS_AGAIN = ["opening a payment", "going on with a payment", "verifying a payment"];

describe("the process ends before the first request is answered", () => {
  it.each(calls)(
    "%s: a repeat gets the first answer and changes nothing",
    async (name, request) => {
      const key = aKey();
      const made = await request();
      const first = await withKey(key, made);
      expect(first.status).toBe(200);
      const before = await traces();
      await loseAnswer(key);
      const again = await withKey(key, made);
      expect(isReplayed(again)).toBe(!ASKS_AGAIN.includes(name));
      expect(again.body).toEqual(first.body);
      expect(await traces()).toEqual(before);
    },
  );
});

/** Everything that a second change would add to. */
async function traces() {
  const { product, buyer } = counter;
  const { userId } = buyer;
  return {
    stock: await stock(),
    movements: await db().stockMovement.count({ where: { productId: product.id } }),
    purchases: await db().purchase.count({ where: { userId } }),
    orders: await ordersOf(buyer),
    events: await db().orderEvent.count({ where: { order: { userId } } }),
    notes: await db().orderNote.count({ where: { order: { userId } } }),
    mails: await db().outboxMail.count({ where: { to: buyer.email } }),
    audits: await db().auditEntry.count(),
    providerOrders: counter.shop.provider.control.state().orders.length,
  };
}

it("a repeat of a placed order ignores today's price", async () => {
  const key = aKey();
  const first = await withKey(key, placing());
  await loseAnswer(key);
  await db().product.update({ where: { id: counter.product.id }, data: { isListed: false } });
  await db().address.deleteMany({ where: { userId: counter.buyer.userId } });
  expect(await withKey(key, placing())).toMatchObject({ status: 200, body: first.body });
});

it("a repeat makes the change a minute after the process ended before it", async () => {
  const key = aKey();
  const { userId: owner } = counter.buyer;
  // What a process killed in the transaction leaves behind.
  await withKey(key, placing());
  const orders = await ordersOf(counter.buyer);
  await loseAnswer(key);
  await db().idempotentRequest.updateMany({ where: { owner }, data: { change: null } });
  await db().purchase.updateMany({ where: { userId: owner }, data: { createdAt: new Date(0) } });
  const again = await withKey(key, placing());
  expect(again.status).toBe(200);
  expect(await ordersOf(counter.buyer)).toBe(orders + 1);
});

it("a slow first request finds the repeat's change and adds nothing", async () => {
  const key = aKey();
  const { body } = await withKey(key, placing());
  await loseAnswer(key);
  const { userId: owner } = counter.buyer;
  const { id } = await db().idempotentRequest.findFirstOrThrow({ where: { owner, key } });
  // It has read its request before the repeat makes the change.
  const late = {
    kind: "guest",
    from: { via: "program", storedRequest: { id, change: null } },
  } as const;
  const change = jest.fn(async () => "another purchase");
  expect(await changeOnce(late, change)).toMatchObject({ purchase_id: body.purchase_id });
  await withKey(key, placing());
  expect(await changeOnce(late, change)).toMatchObject({ purchase_id: body.purchase_id });
  expect(change).not.toHaveBeenCalled();
});
