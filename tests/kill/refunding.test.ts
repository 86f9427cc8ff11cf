import { expectBalance } from "@/tests/kill/balance";
import { pointsOf } from "@/tests/kill/points";
import {
  atProvider,
  committing,
  openStage,
  type Stage,
  type Stop,
  writing,
} from "@/tests/kill/stage";
import {
  aPaidOrder,
  cancel,
  ordersOf,
  paidBack,
  repeated,
  sendRefundsNow,
} from "@/tests/kill/steps";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const refund = /^\/v1\/payments\/\w+\/refund$/;
const isProcessed = "NEW.state = 'processed'";

const points = pointsOf<[name: string, stop: Stop]>(
  [
    ["the refund is made but not answered", atProvider("made", "POST", refund)],
    [
      "the refund's webhook is being stored",
      writing("WebhookEvent", "INSERT", "NEW.event LIKE 'refund.%'"),
    ],
  ],
  [
    ["the refund is requested but not made", atProvider("asked", "POST", refund)],
    ["the refund is being marked processed", writing("Refund", "UPDATE", isProcessed)],
    ["the refund is marked processed", committing("Refund", "UPDATE", isProcessed)],
  ],
);

describe("the application is killed between cancel and refunded, while", () => {
  it.each(points)("%s", async (_name, stop) => {
    const buyer = await aPaidOrder(stage);
    const [answer] = await stage.killAt(stop, () => [cancel(stage, buyer, buyer.orderId)]);
    expect([200, undefined]).toContain(answer?.status);
    expect(await ordersOf(buyer)).toEqual([{ id: buyer.orderId, status: "canceled" }]);
    await sendRefundsNow();

    expect(await paidBack(stage, buyer)).toEqual([buyer.product.pricePaise]);
    await expectBalance(stage, buyer, 0);
    expect(await cancel(stage, buyer, buyer.orderId)).toMatchObject(repeated(true));
  });
});
