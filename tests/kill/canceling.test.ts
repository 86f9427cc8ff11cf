import { expectBalance } from "@/tests/kill/balance";
import { pointsOf } from "@/tests/kill/points";
import { committing, openStage, type Stage, type Stop, writing } from "@/tests/kill/stage";
import { aPaidOrder, cancel, paidBack, repeated, sendRefundsNow } from "@/tests/kill/steps";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const isCanceled = "NEW.status = 'canceled'";
type Point = [name: string, stop: Stop, isKept: boolean];
const more: Point[] = [
  ["the order is being set cancelled", writing("Order", "UPDATE", isCanceled), false],
  ["the stock is being put back", writing("StockMovement", "INSERT", "NEW.delta > 0"), false],
];
const every: Point[] = [
  ["the refund is being written", writing("Refund", "INSERT"), false],
  [
    "the cancellation is committed but not answered",
    committing("Order", "UPDATE", isCanceled),
    true,
  ],
];

describe("the application is killed between cancel and refunded, while", () => {
  it.each(pointsOf(every, more))("%s", async (_name, stop, isKept) => {
    const [returning, absent] = [await aPaidOrder(stage), await aPaidOrder(stage)];
    const answers = await stage.killAt(
      stop,
      () => [cancel(stage, returning, returning.orderId), cancel(stage, absent, absent.orderId)],
      2,
    );
    expect(answers).toEqual([null, null]);
    expect(await cancel(stage, returning, returning.orderId)).toMatchObject(repeated(isKept));
    await sendRefundsNow();

    expect(await paidBack(stage, returning)).toEqual([returning.product.pricePaise]);
    expect(await paidBack(stage, absent)).toEqual(isKept ? [absent.product.pricePaise] : []);
    await expectBalance(stage, returning, 0);
    await expectBalance(stage, absent, isKept ? 0 : 1);
  });
});
