import { db } from "@/lib/db";
import { expectBalance } from "@/tests/kill/balance";
import { pointsOf } from "@/tests/kill/points";
import {
  aBuyerOfOne,
  atProvider,
  committing,
  openStage,
  type Stage,
  type Stop,
  shelf,
  writing,
} from "@/tests/kill/stage";
import { holdRunsOut, minutePasses, payAtProvider, pressPay } from "@/tests/kill/steps";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const orderMade = /^\/v1\/orders$/;
type Point = [name: string, stop: Stop, isHeld: boolean];
const every: Point[] = [
  ["stock is being taken", writing("Product", "UPDATE"), false],
  [
    "the attempt is committed but the provider not asked",
    committing("PaymentAttempt", "INSERT"),
    true,
  ],
  ["the provider's order is created but not answered", atProvider("made", "POST", orderMade), true],
];
const more: Point[] = [
  ["the purchase is being written", writing("Purchase", "INSERT"), false],
  ["the purchase is committed but not answered", committing("Purchase", "INSERT"), true],
  ["the attempt is being written", writing("PaymentAttempt", "INSERT"), false],
  [
    "the provider's order is requested but not created",
    atProvider("asked", "POST", orderMade),
    true,
  ],
  ["the provider's order id is being stored", writing("PaymentAttempt", "UPDATE"), true],
  ["createpayment is committed but not answered", committing("PaymentAttempt", "UPDATE"), true],
];

describe("the application is killed between Pay and the payment window, while", () => {
  it.each(pointsOf(every, more))("%s", async (_name, stop, isHeld) => {
    const [returning, absent] = [await aBuyerOfOne(), await aBuyerOfOne()];
    const answers = await stage.killAt(
      stop,
      () => [pressPay(stage, returning), pressPay(stage, absent)],
      2,
    );
    expect(answers).toEqual([null, null]);
    expect([await shelf(returning), await shelf(absent)]).toEqual(isHeld ? [9, 9] : [10, 10]);

    await minutePasses(returning);
    const { verify, purchaseId } = await payAtProvider(stage, returning);
    expect(await verify()).toMatchObject({ status: 200, body: { state: "placed" } });
    await holdRunsOut(absent);

    await expectBalance(stage, returning, 1);
    await expectBalance(stage, absent, 0);
    const purchases = await db().purchase.findMany({
      where: { userId: returning.userId },
      select: { id: true, state: true },
    });
    expect(purchases).toEqual([{ id: purchaseId, state: "placed" }]);
  });

  it("the stock of a changed cart is being released", async () => {
    const buyer = await aBuyerOfOne();
    await pressPay(stage, buyer);
    const stop = writing("StockMovement", "INSERT", "NEW.reason = 'released'");
    expect(await stage.killAt(stop, () => [pressPay(stage, buyer, 2)])).toEqual([null]);
    expect(await shelf(buyer)).toBe(9);
    expect(await pressPay(stage, buyer, 2)).toMatchObject({ status: 200 });
    expect(await shelf(buyer)).toBe(8);
    await holdRunsOut(buyer);
    await expectBalance(stage, buyer, 0);
  });
});
