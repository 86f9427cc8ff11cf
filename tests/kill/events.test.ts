import { expectBothPlaced } from "@/tests/kill/both-placed";
import {
  aBuyerOfOne,
  atProvider,
  committing,
  openStage,
  type Stage,
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

describe("the application is killed between paid and order placed, while", () => {
  it.each([
    ["the webhook is being stored", writing("WebhookEvent", "INSERT")],
    ["the webhook is stored, not answered and not processed", committing("WebhookEvent", "INSERT")],
    ["the webhook's job is placing the order", writing("Order", "INSERT")],
  ])("%s", async (_name, stop) => {
    const [back, gone] = [await aBuyerOfOne(), await aBuyerOfOne()];
    const first = await payAtProvider(stage, back);
    await payAtProvider(stage, gone);
    const { releaseWebhooks } = stage.provider.control;
    await stage.killAt(stop, () => {
      releaseWebhooks();
      return [];
    });
    await expectBothPlaced(stage, back, first, gone);
  });

  it.each([
    ["the capture is asked for, not made", atProvider("asked", "POST", capture)],
    ["the capture is made, not answered", atProvider("made", "POST", capture)],
  ])("%s", async (_name, stop) => {
    const [back, gone] = [await aBuyerOfOne(), await aBuyerOfOne()];
    const first = await payAtProvider(stage, back, "authorized");
    const second = await payAtProvider(stage, gone, "authorized");
    const answers = await stage.killAt(stop, () => [first.verify(), second.verify()], 2);
    expect(answers).toEqual([null, null]);
    await expectBothPlaced(stage, back, first, gone);
  });
});
