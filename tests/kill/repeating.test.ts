import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { pointsOf } from "@/tests/kill/points";
import {
  type Answer,
  aBuyerOfOne,
  type Buyer,
  committing,
  openStage,
  type Stage,
  type Stop,
  shelf,
  writing,
} from "@/tests/kill/stage";
import { ordersOf } from "@/tests/kill/steps";
import { expectBalancedBooks } from "@/tests/support/shop/books";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const isChanged = "NEW.change IS NOT NULL";
const keeping = writing("IdempotentRequest", "UPDATE", isChanged);

const withKey = (buyer: Buyer, path: string, body: object, key: string): Promise<Answer> =>
  stage.post(buyer, path, body, { "idempotency-key": key });

/** Ages running requests until they count as abandoned. */
async function minutePasses({ userId: owner }: Buyer): Promise<void> {
  const where = { owner, finishedAt: null };
  const startedAt = new Date(Date.now() - 61_000);
  await db().idempotentRequest.updateMany({ where, data: { startedAt } });
}

async function expectOnShelf(buyer: Buyer, units: number): Promise<void> {
  expect(await shelf(buyer)).toBe(units);
  await expectBalancedBooks();
}

/** Repeats a killed request twice under its key; returns the answer. */
async function repeat(send: () => Promise<Answer>, stop: Stop, buyer: Buyer): Promise<Answer> {
  expect(await stage.killAt(stop, () => [send()])).toEqual([null]);
  await minutePasses(buyer);
  const answer = await send();
  expect(await send()).toEqual(answer);
  return answer;
}

const placing = pointsOf<[name: string, stop: Stop]>(
  [["the placement is committed", committing("Order", "INSERT")]],
  [
    ["the order is being written", writing("Order", "INSERT")],
    ["its idempotent change is being stored", keeping],
  ],
);

describe("the application is killed between a keyed order and its answer, while", () => {
  it.each(placing)("%s: a repeat leaves one order", async (_name, stop) => {
    const buyer = await aBuyerOfOne();
    const key = randomUUID();
    const products = [{ productid: buyer.product.id, quantity: 1 }];
    const send = () => withKey(buyer, "/order/addorder", { paymentoption: "Cash", products }, key);
    const { status, body } = await repeat(send, stop, buyer);
    expect(status).toBe(200);
    const orders = await ordersOf(buyer);
    expect(body.order_ids).toEqual(orders.map(({ id }) => id));
    await expectOnShelf(buyer, 9);
  });
});

describe("the application is killed between a keyed cancellation and its answer", () => {
  it("a repeat is answered as done", async () => {
    const buyer = await aBuyerOfOne();
    const products = [{ productid: buyer.product.id, quantity: 1 }];
    const order = { paymentoption: "Cash", products };
    const placed = await withKey(buyer, "/order/addorder", order, randomUUID());
    const cancellation = {
      order_id: placed.body.order_ids[0],
      reasonforcancel: "Changed my mind",
    };
    const key = randomUUID();
    const send = () => withKey(buyer, "/order/cancelorder", cancellation, key);
    expect(await repeat(send, keeping, buyer)).toMatchObject({
      status: 200,
      body: { message: "Order successfully canceled!", order: { order_status: "canceled" } },
    });
    await expectOnShelf(buyer, 10);
  });
});
