import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { queueMail } from "@/lib/mail/outbox";
import {
  cleanUpMails,
  cutOldPayloads,
  emptyOldContacts,
  emptyOldOrders,
} from "@/lib/retention/old-rows";
import { RULES } from "@/lib/retention/rules";
import { runRetention } from "@/lib/retention/run";
import { request } from "@/tests/support/servers/http";
import { expectBalancedBooks } from "@/tests/support/shop/books";
import {
  allowPrograms,
  anAdmin,
  aProduct,
  PASSWORD,
  type Person,
} from "@/tests/support/shop/builders";
import { aNamedBuyer, placeCash, setStatus } from "@/tests/support/shop/office-orders";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysLater = (days: number) => new Date(Date.now() + days * DAY_MS);
let admin: Person;
let buyer: Person;
let orderId: string;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});
beforeEach(async () => {
  const product = await aProduct({ pricePaise: 20_000_00 });
  buyer = await aNamedBuyer(product);
  [orderId = ""] = await placeCash(buyer, [product]);
  await db().purchase.updateMany({
    where: mine(),
    data: { driverNote: "Gate 2", supplyPhases: 1, sanctionedLoadW: 5000, usualPeakW: 3000 },
  });
});
afterEach(expectBalancedBooks);

const mine = () => ({ orders: { some: { id: orderId } } });
const purchase = () => db().purchase.findFirstOrThrow({ where: mine() });
const deliver = async () => {
  await setStatus(admin, orderId, "Delivered");
  const body = { amount: 20_000 };
  await request(`/admin/orders/${orderId}/cash`, { token: admin.token, body });
};
const erase = () => {
  const body = { entered_password: PASSWORD };
  return request("/users/account", { method: "DELETE", token: buyer.token, body });
};

describe("phone and driver's note of an order", () => {
  it("stay until 30 days after delivery and receipt of its cash", async () => {
    await emptyOldContacts(daysLater(400));
    expect(await purchase()).toMatchObject({ phone: buyer.phone, driverNote: "Gate 2" });
    await setStatus(admin, orderId, "Delivered");
    await emptyOldContacts(daysLater(400));
    expect(await purchase()).toMatchObject({ phone: buyer.phone });
    await deliver();
    await emptyOldContacts(daysLater(29));
    expect(await purchase()).toMatchObject({ phone: buyer.phone });
    await emptyOldContacts(daysLater(31));
    expect(await purchase()).toMatchObject({
      phone: null,
      ...{ driverNote: null, supplyPhases: null, sanctionedLoadW: null, usualPeakW: null },
      deliveryAddress: expect.stringContaining("MG Road"),
    });
    const slip = await request(`/admin/orders/${orderId}/packing-slip`, { token: admin.token });
    expect(slip).toMatchObject({ status: 200, body: { phone: null, driver_note: null } });
    const found = await request(`/admin/orders?query=${buyer.name}`, { token: admin.token });
    expect(found.body.orders).toHaveLength(1);
  });

  it("are removed once the order of a deleted account is delivered", async () => {
    expect((await erase()).status).toBe(200);
    expect(await purchase()).toMatchObject({ phone: buyer.phone, driverNote: "Gate 2" });
    await deliver();
    await emptyOldContacts(new Date());
    expect(await purchase()).toMatchObject({
      phone: null,
      driverNote: null,
      sanctionedLoadW: null,
    });
  });
});

it("reduces the provider's events to ids after 30 days", async () => {
  const id = `old-${randomUUID()}`;
  const entity = { id: "pay_1", order_id: null, email: "payer@example.com", vpa: "payer@upi" };
  const payload = { payload: { payment: { entity } } };
  const [young, old] = [`young-${id}`, id];
  await db().webhookEvent.createMany({
    data: [
      { id: young, event: "payment.captured", payload, receivedAt: daysLater(-29) },
      { id: old, event: "payment.captured", payload, receivedAt: daysLater(-31) },
    ],
  });
  await cutOldPayloads(new Date());
  const read = async (key: string) => {
    return (await db().webhookEvent.findUniqueOrThrow({ where: { id: key } })).payload;
  };
  expect(await read(young)).toEqual(payload);
  expect(await read(old)).toEqual({ payload: { payment: { entity: { id: "pay_1" } } } });
});

it("removes an email after 180 days", async () => {
  const mail = { to: buyer.email, subject: "x", text: "x", html: "x" };
  await queueMail(db(), mail);
  const count = () => db().outboxMail.count({ where: { to: buyer.email } });
  await cleanUpMails(daysLater(179));
  expect(await count()).toBeGreaterThan(0);
  await cleanUpMails(daysLater(181));
  expect(await count()).toBe(0);
});

it("removes personal data from an order 72 months after its annual return, and keeps it readable", async () => {
  await deliver();
  await request(`/admin/orders/${orderId}/notes`, {
    token: admin.token,
    body: { text: "Call Zarina" },
  });
  await emptyOldOrders(new Date("2033-12-31T18:00:00Z"));
  expect(await purchase()).toMatchObject({ deliveryAddress: expect.stringContaining("MG Road") });
  await emptyOldOrders(new Date("2033-12-31T19:00:00Z"));
  expect(await purchase()).toMatchObject({
    deliveryAddress: "Address removed",
    address: { state: "Karnataka", house_building: "" },
  });
  const { status, body } = await request(`/admin/orders/${orderId}`, { token: admin.token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ notes: [], order: { total_amount: 20_000, city: "" } });
});

describe("GET /admin/retention", () => {
  const list = (person: Person) => request("/admin/retention", { token: person.token });

  it("returns each rule's last run, its count and its next run", async () => {
    const code = `retention-${randomUUID()}`;
    await db().rateLimiterFlexible.create({
      data: { key: code, points: 1, expire: new Date(Date.now() - 1000) },
    });
    const now = new Date();
    await runRetention(undefined, now);
    const { status, body } = await list(admin);
    expect(status).toBe(200);
    expect(body.rules.map(({ rule }: { rule: string }) => rule)).toEqual(Object.keys(RULES));
    const at = now.toISOString();
    expect(body.rules[0]).toMatchObject({ rule: "counters", last_run_at: at, last_removed_at: at });
    expect(body.rules[0].removed).toBeGreaterThan(0);
    expect(body.rules[0].removed_in_all).toBeGreaterThanOrEqual(body.rules[0].removed);
    for (const { last_run_at, problem } of body.rules) {
      expect({ last_run_at, problem }).toEqual({ last_run_at: at, problem: null });
    }
    expect(Date.parse(body.next_run_at)).toBeGreaterThan(Date.now());
  });

  it("is open only to administrators", async () => {
    expect((await list(buyer)).status).toBe(403);
  });
});
