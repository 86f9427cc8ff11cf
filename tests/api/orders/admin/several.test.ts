import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { aKey, isReplayed, loseAnswer, withKey } from "@/tests/support/shop/keyed";
import { aNamedBuyer, mailsTo, placeCash, setStatus } from "@/tests/support/shop/office-orders";

let products: Sold[];
let admin: Person;
let buyer: Person;

beforeAll(async () => {
  await allowPrograms();
  products = await Promise.all([1, 2, 3].map(() => aProduct({ quantity: 500 })));
});
beforeEach(async () => {
  admin = await anAdmin();
  buyer = await aBuyerOfAll();
});

const aBuyerOfAll = () => aNamedBuyer(products[0] as Sold);
type Set = string | { orderid: string; tracking?: object };
const inputOf = (orderstatus: string | null, orders: readonly Set[]) => ({
  orderstatus,
  orders: orders.map((one) => (typeof one === "string" ? { orderid: one } : one)),
});
const set = (orderstatus: string | null, orders: readonly Set[], person = admin) =>
  request("/admin/orders/status", { body: inputOf(orderstatus, orders), token: person.token });
const undo = (results: { order_id: string; event_id: string }[], person = admin) => {
  const orders = results.map(({ order_id: orderid, event_id }) => ({ orderid, event_id }));
  return request("/admin/orders/statusundo", { body: { orders }, token: person.token });
};
const statuses = async (ids: readonly string[]) => {
  const rows = await db().order.findMany({ where: { id: { in: [...ids] } } });
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};
const events = (orderId: string) => db().orderEvent.count({ where: { orderId, to: "Shipped" } });
const audits = (ids: readonly string[], action: string) =>
  db().auditEntry.count({ where: { subject: { in: [...ids] }, action } });
const cancel = (id: string) =>
  request(`/admin/orders/${id}/cancellation`, {
    body: { reason: "The customer has called" },
    token: admin.token,
  });
/** An order of another buyer. */
const aStrangersOrder = async () => {
  const [id = ""] = await placeCash(await aBuyerOfAll(), products.slice(0, 1));
  return id;
};

describe("POST /admin/orders/status", () => {
  it("sets all orders, each with its tracking number, its email after ten seconds and its audit entry", async () => {
    const ids = [...(await placeCash(buyer, products)), await aStrangersOrder()];
    const asked = Date.now();
    const number = (at: number) => ({ carrier: "delhivery", number: `14908192045${at}` });
    const answer = await set(
      "Shipped",
      ids.map((orderid, at) => ({ orderid, tracking: at === 0 ? undefined : number(at) })),
    );
    expect(answer).toMatchObject({ status: 200, body: { message: "4 orders set to Shipped." } });
    expect(answer.body.results).toMatchObject(
      ids.map((order_id, at) => ({
        ...{ order_id, problem: null, previous_status: null, event_id: expect.any(String) },
        order: {
          order_id,
          order_status: "Shipped",
          tracking: at === 0 ? null : { number: number(at).number },
        },
      })),
    );
    const mails = (await mailsTo(buyer)).slice(1);
    expect(mails).toHaveLength(3);
    for (const { subject, nextTryAt } of mails) {
      expect(subject).toContain(": Shipped");
      expect(nextTryAt.getTime()).toBeGreaterThanOrEqual(asked + 10_000);
    }
    expect(await audits(ids, "order.status-changed")).toBe(4);
  });

  it("returns a problem for each order that cannot be set, and sets the others", async () => {
    const [one = "", canceled = "", shipped = ""] = await placeCash(buyer, products);
    await cancel(canceled);
    await setStatus(admin, shipped, "Shipped");
    const never = randomUUID();
    const pigeon = {
      orderid: await aStrangersOrder(),
      tracking: { carrier: "pigeon", number: "12345678" },
    };
    const { status, body } = await set("Shipped", [
      canceled,
      one,
      never,
      "nonsense",
      shipped,
      pigeon,
    ]);
    expect(status).toBe(200);
    expect(body.message).toBe("2 of 6 orders set to Shipped.");
    expect(body.results).toMatchObject([
      {
        order: { order_status: "canceled" },
        problem: { code: "order_canceled", message: "This order has already been canceled." },
        event_id: null,
      },
      { order_id: one, problem: null, event_id: expect.any(String) },
      { order: null, problem: { code: "not_found", message: "There is no such order." } },
      { order_id: "nonsense", order: null, problem: { code: "not_found" } },
      { order_id: shipped, problem: null, previous_status: "Shipped", event_id: null },
      {
        order: { order_status: null },
        problem: { code: "invalid_input", message: "There is no such carrier." },
      },
    ]);
    expect(await statuses([one, canceled, pigeon.orderid])).toEqual(["Shipped", "canceled", null]);
    expect(await audits([canceled, pigeon.orderid], "order.status-changed")).toBe(0);
  });

  it("collects the cash fee with the first parcel of a purchase, as with single orders", async () => {
    const ids = await placeCash(buyer, products);
    await set("Shipped", ids.toReversed());
    const rows = await db().order.findMany({
      where: { id: { in: ids } },
      select: { cashFeePaise: true, purchase: { select: { feePaise: true } } },
    });
    const sum = rows.reduce((total, { cashFeePaise }) => total + cashFeePaise, 0n);
    expect(sum).toBe(rows[0]?.purchase.feePaise);
  });

  it.each([
    [{ orderstatus: "Shipped", orders: [] }, "orders", "Say which orders."],
    [{ orderstatus: "Shipped" }, "orders", "Say which orders."],
    [{ orderstatus: "canceled", orders: [{ orderid: "x" }] }, "orderstatus", "Choose Order Placed"],
    [inputOf("Shipped", ["x", "x"]), "orders", "An order is named twice."],
    [
      inputOf(
        "Shipped",
        Array.from({ length: 21 }, (_, at) => `${at}`),
      ),
      "orders",
      "At most 20 orders are changed at once.",
    ],
    [
      inputOf("Accepted", [{ orderid: "x", tracking: { carrier: "vrl", number: "12345" } }]),
      "orders",
      "Only an order that is Shipped or Delivered has a tracking number.",
    ],
    [
      inputOf("Shipped", ["y", { orderid: "x", tracking: { carrier: "vrl", number: "1" } }]),
      "orders.1.tracking.number",
      "A tracking number has 4 to 40",
    ],
  ])("refuses %j", async (body, field, words) => {
    const answer = await request("/admin/orders/status", { body, token: admin.token });
    expect(answer.status).toBe(422);
    expect(answer.body.fields[field]?.join()).toContain(words);
  });

  it("refuses customers", async () => {
    expect((await set("Shipped", ["x"], buyer)).status).toBe(403);
  });
});

describe("a repeat under the same key", () => {
  const send = (key: string, ids: readonly string[]) =>
    withKey(key, { person: admin, path: "/admin/orders/status", body: inputOf("Shipped", ids) });

  it("changes once and returns the same answer, also under concurrent requests", async () => {
    const ids = await placeCash(buyer, products);
    const key = aKey();
    const answers = await Promise.all([send(key, ids), send(key, ids)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(isReplayed(await send(key, ids))).toBe(true);
    expect(await Promise.all(ids.map(events))).toEqual([1, 1, 1]);
    expect(await audits(ids, "order.status-changed")).toBe(3);
    expect((await mailsTo(buyer)).length).toBe(4);
  });

  it("returns its changes although the first answer was lost", async () => {
    const ids = await placeCash(buyer, products);
    const key = aKey();
    const first = await send(key, ids);
    await loseAnswer(key);
    await setStatus(admin, ids[0] ?? "", "Delivered");
    const again = await send(key, ids);
    const eventsOf = ({ body }: typeof first) =>
      body.results.map(({ event_id }: { event_id: string }) => event_id);
    expect(eventsOf(again)).toEqual(eventsOf(first));
    expect(await statuses(ids)).toEqual(["Delivered", "Shipped", "Shipped"]);
  });
});

it("concurrent changes of the same orders in any order cause no deadlock", async () => {
  const ids = [
    ...(await placeCash(buyer, products)),
    ...(await Promise.all(Array.from({ length: 7 }, aStrangersOrder))),
  ];
  const other = await anAdmin();
  const reversed = ids.toReversed();
  const shuffled = ids.toSorted(() => Math.random() - 0.5);
  const answers = await Promise.all([
    set("Shipped", ids),
    set("Processing", reversed, other),
    set("Shipped", shuffled, other),
    // Without the order to be canceled: a delivered order cannot be.
    set("Delivered", reversed.slice(0, -2)),
    cancel(ids[1] ?? ""),
    setStatus(other, ids[4] ?? "", "Accepted"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  // Each order's events form one chain: every status entered was left, except the last.
  for (const orderId of ids) {
    const { status: last, events: story } = await db().order.findUniqueOrThrow({
      where: { id: orderId },
      select: { status: true, events: { select: { from: true, to: true } } },
    });
    for (const status of new Set(story.flatMap(({ from, to }) => [from, to]))) {
      const stays = story.reduce(
        (sum, { from, to }) => sum + Number(to === status) - Number(from === status),
        0,
      );
      expect(stays).toBe(Number(status === last) - Number(status === null));
    }
  }
});

describe("POST /admin/orders/statusundo", () => {
  it("removes every event, tracking number and unsent mail, and is audited", async () => {
    const ids = await placeCash(buyer, products);
    const tracking = { carrier: "delhivery", number: "1490819204561" };
    const { results } = (
      await set(
        "Shipped",
        ids.map((orderid) => ({ orderid, tracking })),
      )
    ).body;
    const answer = await undo(results);
    expect(answer).toMatchObject({ status: 200, body: { message: "3 orders set back." } });
    for (const { order, problem } of answer.body.results) {
      expect(problem).toBeNull();
      expect(order).toMatchObject({ order_status: null, tracking: null });
    }
    expect(await Promise.all(ids.map(events))).toEqual([0, 0, 0]);
    expect(await mailsTo(buyer)).toHaveLength(1);
    expect(await audits(ids, "order.status-undone")).toBe(3);
    // A repeat changes nothing.
    expect((await undo(results)).body.message).toBe("3 orders set back.");
    expect(await audits(ids, "order.status-undone")).toBe(3);
  });

  it("keeps an order changed since and reports it", async () => {
    const ids = await placeCash(buyer, products);
    const { results } = (await set("Shipped", ids)).body;
    await setStatus(await anAdmin(), ids[1] ?? "", "Delivered");
    const { body } = await undo(results);
    expect(body.message).toBe("2 of 3 orders set back.");
    expect(body.results).toMatchObject([
      { problem: null },
      { problem: { code: "conflict", message: "The order is Delivered meanwhile." } },
      { problem: null },
    ]);
    expect(await statuses(ids)).toEqual([null, "Delivered", null]);
  });

  it("reverts nothing of another administrator", async () => {
    const ids = await placeCash(buyer, products);
    const { results } = (await set("Shipped", ids)).body;
    expect((await undo(results, await anAdmin())).body.message).toBe("0 of 3 orders set back.");
    expect(await statuses(ids)).toEqual(["Shipped", "Shipped", "Shipped"]);
  });
});
