import { expectBalance } from "@/tests/kill/balance";
import { committing, openStage, type Stage, type Stop, writing } from "@/tests/kill/stage";
import { aPaidOrder, cancel, paidBack, repeated, sendRefundsNow } from "@/tests/kill/steps";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const isCanceled = "NEW.status = 'canceled'";
const cancelling: [name: string, stop: Stop, isKept: boolean][] = [
  ["the order is being set canceled", writing("Order", "UPDATE", isCanceled), false],
  ["the stock is being put back", writing("StockMovement", "INSERT", "NEW.delta > 0"), false],
  ["the refund is being written", writing("Refund", "INSERT"), false],
  ["the cancellation is committed, not answered", committing("Order", "UPDATE", isCanceled), true],
];

describe("the application is killed between cancel and refunded, while", () => {
  it.each(cancelling)("%s", async (_name, stop, isKept) => {
    const [back, gone] = [await aPaidOrder(stage), await aPaidOrder(stage)];
    const answers = await stage.killAt(
      stop,
      () => [cancel(stage, back, back.orderId), cancel(stage, gone, gone.orderId)],
      2,
    );
    expect(answers).toEqual([null, null]);
    expect(await cancel(stage, back, back.orderId)).toMatchObject(repeated(isKept));
    await sendRefundsNow();

    expect(await paidBack(stage, back)).toEqual([back.product.pricePaise]);
    expect(await paidBack(stage, gone)).toEqual(isKept ? [gone.product.pricePaise] : []);
    await expectBalance(stage, back, 0);
    await expectBalance(stage, gone, isKept ? 0 : 1);
  });
});
