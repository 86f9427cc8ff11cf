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
import { payAtProvider } from "@/tests/kill/steps";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.provider.control.holdWebhooks());

const capture = /^\/v1\/payments\/\w+\/capture$/;

type Point = [name: string, stop: Stop];
const events = pointsOf<Point>(
  [
    [
      "the webhook is stored but neither answered nor processed",
      committing("WebhookEvent", "INSERT"),
    ],
    ["the webhook's job is placing the order", writing("Order", "INSERT")],
  ],
  [["the webhook is being stored", writing("WebhookEvent", "INSERT")]],
);
const captures = pointsOf<Point>(
  [["the capture is made but not answered", atProvider("made", "POST", capture)]],
  [["the capture is requested but not made", atProvider("asked", "POST", capture)]],
);

describe("the application is killed between paid and order placed, while", () => {
  it.each(events)("%s", async (_name, stop) => {
    const [returning, absent] = [await aBuyerOfOne(), await aBuyerOfOne()];
    const first = await payAtProvider(stage, returning);
    await payAtProvider(stage, absent);
    const { releaseWebhooks } = stage.provider.control;
    await stage.killAt(stop, () => {
      releaseWebhooks();
      return [];
    });
    await expectBothPlaced(stage, returning, first, absent);
  });

  it.each(captures)("%s", async (_name, stop) => {
    const [returning, absent] = [await aBuyerOfOne(), await aBuyerOfOne()];
    const first = await payAtProvider(stage, returning, "authorized");
    const second = await payAtProvider(stage, absent, "authorized");
    const answers = await stage.killAt(stop, () => [first.verify(), second.verify()], 2);
    expect(answers).toEqual([null, null]);
    await expectBothPlaced(stage, returning, first, absent);
  });
});
