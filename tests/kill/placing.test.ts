import { expectBothPlaced } from "@/tests/kill/both-placed";
import { pointsOf } from "@/tests/kill/points";
import {
  aBuyerOfOne,
  atProvider,
  committing,
  openStage,
  type Stage,
  type Stop,
  writing,
} from "@/tests/kill/stage";
import { ordersOf, payAtProvider } from "@/tests/kill/steps";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.provider.control.holdWebhooks());

const payments = /^\/v1\/orders\/\w+\/payments$/;
type Point = [name: string, stop: Stop, isPlaced: boolean];
const every: Point[] = [
  ["the order is being written", writing("Order", "INSERT"), false],
  ["the placement is committed but not answered", committing("Order", "INSERT"), true],
];
const more: Point[] = [
  ["the provider is asked for the payments", atProvider("asked", "GET", payments), false],
  ["the payment is being written", writing("Payment", "INSERT"), false],
  ["the attempt is being marked paid", writing("PaymentAttempt", "UPDATE"), false],
  [
    "the purchase is being marked placed",
    writing("Purchase", "UPDATE", "NEW.state = 'placed'"),
    false,
  ],
  ["the cart is being emptied", writing("CartLine", "DELETE"), false],
  ["the email is being queued", writing("OutboxMail", "INSERT"), false],
];

describe("the application is killed between paid and order placed, while", () => {
  it.each(pointsOf(every, more))("%s", async (_name, stop, isPlaced) => {
    const [returning, absent] = [await aBuyerOfOne(), await aBuyerOfOne()];
    const [first, second] = [
      await payAtProvider(stage, returning),
      await payAtProvider(stage, absent),
    ];
    const answers = await stage.killAt(stop, () => [first.verify(), second.verify()], 2);
    expect(answers).toEqual([null, null]);
    expect(await ordersOf(absent)).toHaveLength(isPlaced ? 1 : 0);
    await expectBothPlaced(stage, returning, first, absent);
  });
});
