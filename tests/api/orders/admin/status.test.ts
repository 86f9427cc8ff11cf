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
import { aNamedBuyer, mailsTo, placeCash, setStatus } from "@/tests/support/shop/office-orders";

let product: Sold;
let admin: Person;
let buyer: Person;
let orderId: string;

beforeAll(async () => {
  await allowPrograms();
  product = await aProduct({ quantity: 500 });
});
beforeEach(async () => {
  admin = await anAdmin();
  buyer = await aNamedBuyer(product);
  [orderId = ""] = await placeCash(buyer, [product]);
});

const undo = (event_id: string, person = admin, orderid = orderId) =>
  request("/order/statusundo", { body: { orderid, event_id }, token: person.token });
const set = async (status: string | null, person = admin): Promise<string> =>
  (await setStatus(person, orderId, status)).body.event_id;
const statusOf = async () =>
  (await db().order.findUniqueOrThrow({ where: { id: orderId } })).status;
const subjects = async () => (await mailsTo(buyer)).slice(1).map(({ subject }) => subject);
const audits = (action: string) =>
  db().auditEntry.findMany({ where: { subject: orderId, action }, orderBy: { id: "asc" } });
/** Sends the mail about a change. */
const send = (event: string) =>
  db().outboxMail.updateMany({
    where: { dedupeKey: `order-status:${event}` },
    data: { sentAt: new Date(), tries: 1 },
  });

describe("POST /order/statusupdate", () => {
  it("returns the change and the previous status, and holds the email for ten seconds", async () => {
    const asked = Date.now();
    const { body } = await setStatus(admin, orderId, "Shipped");
    expect(body).toMatchObject({
      previous_status: null,
      event_id: expect.any(String),
      order: { order_status: "Shipped" },
    });
    const [, mail] = await mailsTo(buyer);
    expect(mail?.subject).toContain(": Shipped");
    expect(mail?.nextTryAt.getTime()).toBeGreaterThanOrEqual(asked + 10_000);
    expect(mail?.nextTryAt.getTime()).toBeLessThan(Date.now() + 11_000);
    expect(await audits("order.status-changed")).toMatchObject([
      { by: "admin", byId: admin.userId, detail: { before: null, after: "Shipped" } },
    ]);
  });

  it("returns no event without a change", async () => {
    await set("Shipped");
    const { body } = await setStatus(admin, orderId, "Shipped");
    expect(body).toMatchObject({ previous_status: "Shipped", event_id: null });
  });

  it("tells the later of two administrators the status in between", async () => {
    const other = await anAdmin();
    const answers = await Promise.all([
      setStatus(admin, orderId, "Shipped"),
      setStatus(other, orderId, "Delivered"),
    ]);
    const first = answers.find(({ body }) => body.previous_status === null);
    const later = answers.find((answer) => answer !== first);
    expect(later?.body.previous_status).toBe(
      first?.body.message === "Set to Shipped." ? "Shipped" : "Delivered",
    );
    expect(await statusOf()).toBe(later?.body.order.order_status);
    expect(await db().orderEvent.count({ where: { orderId } })).toBe(3);
  });
});

describe("POST /order/statusundo", () => {
  it("restores the status, removes event and mail, and is audited", async () => {
    await set("Accepted");
    const event = await set("Shipped");
    const answer = await undo(event);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Set back to Accepted.", order: { order_status: "Accepted" } },
    });
    expect(answer.body.order.timeline).toHaveLength(2);
    expect(await subjects()).toEqual([expect.stringContaining(": Accepted")]);
    expect(await audits("order.status-undone")).toMatchObject([
      { byId: admin.userId, detail: { before: "Shipped", after: "Accepted", event } },
    ]);
  });

  it("sends a correction when the email was already sent", async () => {
    const event = await set("Delivered");
    await send(event);
    expect((await undo(event)).status).toBe(200);
    expect(await subjects()).toEqual([
      expect.stringContaining(": Delivered"),
      expect.stringContaining(": Order Placed"),
    ]);
    const correction = (await mailsTo(buyer)).at(-1);
    expect(correction?.text).toContain("which said Delivered, was a mistake");
  });

  it("is idempotent, also under concurrent requests", async () => {
    const event = await set("Shipped");
    const answers = await Promise.all([undo(event), undo(event), undo(event)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await undo(event)).status).toBe(200);
    expect(await statusOf()).toBeNull();
    expect(await subjects()).toEqual([]);
    expect(await audits("order.status-undone")).toHaveLength(1);
  });

  it("keeps the counts by status exact", async () => {
    const { counts: before } = (await request("/admin/orders", { token: admin.token })).body;
    await undo(await set("Shipped"));
    const { counts } = (await request("/admin/orders", { token: admin.token })).body;
    expect(counts).toEqual(before);
  });

  it.each([
    [
      "another administrator",
      async (event: string) => undo(event, await anAdmin()),
      "Only who has set a status can undo it.",
    ],
    [
      "a change older than a minute",
      async (event: string) => {
        const at = new Date(Date.now() - 61_000);
        await db().orderEvent.updateMany({ where: { orderId }, data: { at } });
        await db().orderEvent.updateMany({
          where: { orderId, id: { not: event } },
          data: { at: new Date(0) },
        });
        return undo(event);
      },
      "It is too late to undo this.",
    ],
    [
      "a change followed by another administrator's",
      async (event: string) => {
        await set("Delivered", await anAdmin());
        return undo(event);
      },
      "The order is Delivered meanwhile.",
    ],
    ["an unknown change", async () => undo(randomUUID()), "The order is Shipped meanwhile."],
    [
      "the purchase itself",
      async () => {
        const [orderid = ""] = await placeCash(buyer, [product]);
        const { id } = await db().orderEvent.findFirstOrThrow({ where: { orderId: orderid } });
        return undo(id, admin, orderid);
      },
      "Only who has set a status can undo it.",
    ],
  ])("refuses %s and changes nothing", async (_what, attempt, words) => {
    const event = await set("Shipped");
    const answer = await attempt(event);
    expect(answer).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(answer.body.message).toContain(words);
    expect(await statusOf()).not.toBeNull();
    expect(await audits("order.status-undone")).toEqual([]);
  });

  it("does not restore a cancelled order", async () => {
    const event = await set("Shipped");
    await request(`/admin/orders/${orderId}/cancellation`, {
      body: { reason: "The customer has called" },
      token: admin.token,
    });
    expect((await undo(event)).status).toBe(409);
    const { id } = await db().orderEvent.findFirstOrThrow({ where: { orderId, to: "canceled" } });
    expect((await undo(id)).status).toBe(409);
    expect(await statusOf()).toBe("canceled");
  });

  it.each([
    [{}, "orderid"],
    [{ orderid: "x", event_id: randomUUID() }, "orderid"],
    [{ orderid: randomUUID(), event_id: "x" }, "event_id"],
  ])("refuses %j", async (body, field) => {
    const answer = await request("/order/statusundo", { body, token: admin.token });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toContain(field);
  });

  it("returns 404 for an unknown order", async () => {
    expect((await undo(randomUUID(), admin, randomUUID())).status).toBe(404);
  });
});
