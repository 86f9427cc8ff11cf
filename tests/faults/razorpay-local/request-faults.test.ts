/** @jest-environment node */

import { AMOUNT, axiosOf, forEachTest } from "@/tests/support/servers/razorpay-local";
import type { Fault } from "../../../packages/razorpay-local/control/faults";

const { local, sdk, control, newOrder } = forEachTest();

test("commitThenDrop does the work and drops the connection: the order is found by receipt", async () => {
  const match = { method: "POST", path: "/v1/orders" };
  control().faults.add({ match, kind: "commitThenDrop", times: 1 });
  // The SDK fails on a missing response.
  await expect(newOrder()).rejects.toMatchObject({ name: "TypeError" });
  const found = await sdk().orders.all({ receipt: "co_01HX" });
  expect(found.items).toMatchObject([{ amount: AMOUNT, status: "created" }]);
  await newOrder({ receipt: "co_02HX" });
});

test.each([
  ["http500", { statusCode: 500, error: { code: "SERVER_ERROR" } }],
  ["http502Html", { statusCode: 502, error: undefined }],
  ["http429", { statusCode: 429 }],
  ["reset", { name: "TypeError" }],
] as const)("%s happens before any work", async (kind, error) => {
  control().faults.add({ match: { path: "/v1/orders*" }, kind, times: 1 });
  await expect(newOrder()).rejects.toMatchObject(error);
  expect(control().state().orders).toEqual([]);
});

test.each(["brokenJson", "empty200"] as const)("%s happens after the work", async (kind) => {
  control().faults.add({ kind, times: 1 });
  expect(typeof (await newOrder())).toBe("string");
  expect(control().state().orders).toHaveLength(1);
});

test("hang never answers, latency answers late", async () => {
  axiosOf(sdk()).defaults.timeout = 200;
  control().faults.add({ kind: "hang", times: 1 });
  await expect(newOrder()).rejects.toMatchObject({ name: "TypeError" });
  axiosOf(sdk()).defaults.timeout = 3_000;
  control().faults.add({ kind: "latency", ms: 120, times: 1 });
  const begun = Date.now();
  await newOrder();
  expect(Date.now() - begun).toBeGreaterThanOrEqual(110);
});

test.each([
  ["auth401", { statusCode: 401, error: { description: "Authentication failed" } }],
  ["wrongMode", { statusCode: 400, error: { description: "The id provided does not exist" } }],
] as const)("%s: simulates wrong keys", async (kind, error) => {
  const order = await newOrder();
  control().faults.add({ kind, times: 1 });
  await expect(sdk().orders.fetch(order.id)).rejects.toMatchObject(error);
  expect(await sdk().orders.fetch(order.id)).toEqual(order);
});

test("scriptBlocked and slowScript affect only checkout.js", async () => {
  const script = () => fetch(`${local().origin}/v1/checkout.js`);
  control().faults.add({ kind: "scriptBlocked", times: 1 });
  control().faults.add({ kind: "slowScript", ms: 120, times: 1 });
  await newOrder();
  expect((await script()).status).toBe(404);
  const begun = Date.now();
  expect((await script()).status).toBe(200);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(110);
  expect(control().faults.list()).toEqual([]);
});

test("probability: the same seed affects the same requests", async () => {
  const strikes = async (seed: number) => {
    control().faults.clear();
    control().faults.add({ kind: "http500", probability: 0.5, seed });
    const tries = Array.from(
      { length: 12 },
      () => () =>
        newOrder().then(
          () => 1,
          () => 0,
        ),
    );
    const results: number[] = [];
    for (const one of tries) results.push(await one());
    return results.join("");
  };
  const first = await strikes(7);
  expect(first).toMatch(/0.*1|1.*0/);
  expect(await strikes(7)).toBe(first);
  expect(await strikes(8)).not.toBe(first);
});

test("an invalid fault is refused with one sentence", () => {
  const add = (fault: object) => () => control().faults.add(fault as Fault);
  expect(add({ kind: "no such" })).toThrow("There is no fault no such.");
  expect(add({ kind: "hang", times: 0 })).toThrow("times must be a whole number from 1.");
  expect(add({ kind: "hang", probability: 2 })).toThrow(
    "probability must be a number from 0 to 1.",
  );
});
