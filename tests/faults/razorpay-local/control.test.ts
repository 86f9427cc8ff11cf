/** @jest-environment node */
import {
  AMOUNT,
  forEachTest,
  paidAt,
  startStandIn,
  withReceiver,
} from "@/tests/support/servers/razorpay-local";

const { local, control, newOrder } = forEachTest();

test("every request is recorded without its secret", async () => {
  await newOrder();
  expect(control().calls()).toMatchObject([
    {
      method: "POST",
      path: "/v1/orders",
      status: 200,
      body: { amount: AMOUNT, receipt: "co_01HX" },
      headers: { authorization: "(hidden)" },
    },
  ]);
});

test("another process needs the token", async () => {
  const order = await newOrder();
  const ask = (path: string, token: string, body?: object) =>
    fetch(`${local().origin}/__rzp/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "x-rzp-token": token, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  expect((await ask("state", "wrong")).status).toBe(401);
  const pay = { order_id: order.id, method: "card", outcome: "captured" };
  const answer = await (await ask("pay", local().controlToken, pay)).json();
  expect(answer.payment).toMatchObject({ status: "captured", method: "card" });
  const fault = { kind: "http500", times: 1, match: { path: "/v1/orders" } };
  expect((await ask("faults", local().controlToken, fault)).status).toBe(200);
  await expect(newOrder()).rejects.toMatchObject({ statusCode: 500 });
  const unknown = await ask("faults", local().controlToken, { kind: "no such" });
  expect(unknown.status).toBe(400);
});

test("a live key and a busy port are refused in one sentence", async () => {
  await expect(startStandIn({ keyId: "rzp_live_x" })).rejects.toThrow("test key only");
  await expect(startStandIn({ port: local().port })).rejects.toThrow("is in use");
});

test("another process can do all that a program can", async () => {
  await withReceiver(async (at) => {
    const call = async (route: string, body?: object) => {
      const [method = "", path = ""] = route.split(" ");
      const headers = { "x-rzp-token": at.controlToken, "content-type": "application/json" };
      const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      return (await fetch(`${at.origin}/__rzp/${path}`, init)).json();
    };
    const { id, order_id } = await paidAt(at);
    await call("POST knobs", { refundMode: "pending", refundSettleMs: null });
    expect(await call("GET knobs")).toEqual(at.control.knobs());
    const refund = await call("POST refund", { payment_id: id, amount: 100 });
    expect(await call("POST refund/settle", { refund_id: refund.id, outcome: "failed" })).toEqual(
      at.control.state().refunds[0],
    );
    await call("POST dispute", { payment_id: id });
    await call("POST webhooks/foreign", { event: "order.paid" });
    await call("POST webhooks/idle");
    expect(await call("GET deliveries")).toEqual(at.control.deliveries());
    expect(at.control.deliveries()).toHaveLength(7);
    expect(await call("GET webhooks")).toEqual(at.control.webhooks());
    await call("POST clock", { advance_ms: 3_600_000 });
    expect(await call("GET clock")).toBeGreaterThan(Date.now() + 3_500_000);
    await call("POST faults", {
      kind: "lose",
      match: { event: "order.*" },
      probability: 1,
      seed: 2,
    });
    expect(await call("GET faults")).toEqual(at.control.faults.list());
    expect((await call("GET state")).orders).toMatchObject([{ id: order_id }]);
    expect(await call("POST clock")).toEqual({ message: "advance_ms must be a number." });
  });
});

test("a seed creates the same ids in every run", async () => {
  const ids = async () => {
    const at = await startStandIn({ seed: 5 });
    const { id, order_id } = await paidAt(at);
    await at.close();
    return [id, order_id];
  };
  expect(await ids()).toEqual(await ids());
});
