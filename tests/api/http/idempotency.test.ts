import { calls } from "@/lib/api-docs/calls";
import { db } from "@/lib/db";
import { claimRequest, cleanUpRequests } from "@/lib/http/idempotency/stored-answers";
import { cookieName, sealToken } from "@/lib/identity/cookie";
import { type Answer, request } from "@/tests/support/servers/http";
import {
  aBuyer,
  allowPrograms,
  anAdmin,
  aProduct,
  PASSWORD,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { aKey, cashOrder, isReplayed, ordersOf, withKey } from "@/tests/support/shop/keyed";
import { line } from "@/tests/support/shop/shop";

const DAY_MS = 24 * 60 * 60 * 1000;

let product: Sold;
let buyer: Person;
let key: string;

beforeAll(allowPrograms);
beforeEach(async () => {
  product = await aProduct({ quantity: 200 });
  buyer = await aBuyer(product);
  key = aKey();
});

const place = (more: object = {}, person = buyer) => withKey(key, cashOrder(person, product, more));
const setStartedAt = (ago: number) =>
  db().idempotentRequest.updateMany({
    where: { key },
    data: { startedAt: new Date(Date.now() - ago) },
  });

it("is supported by every call that changes an order or a payment or emails a customer", () => {
  const honoured = calls.filter((spec) => spec.once).map((spec) => spec.path);
  expect(honoured.sort()).toEqual([
    "/admin/orders",
    "/admin/orders/status",
    "/admin/orders/statusundo",
    "/admin/orders/{id}/arrival",
    "/admin/orders/{id}/cancellation",
    "/admin/orders/{id}/cash",
    "/admin/orders/{id}/cash/takeback",
    "/admin/orders/{id}/delivery",
    "/admin/orders/{id}/notdelivered",
    "/admin/orders/{id}/notes",
    "/admin/orders/{id}/refund",
    "/admin/orders/{id}/tracking",
    "/contact/messages/{id}/replies",
    "/order/addorder",
    "/order/cancelorder",
    "/order/delivery/{order_id}",
    "/order/statusundo",
    "/order/statusupdate",
    "/payments/continuepayment",
    "/payments/createpayment",
    "/payments/verifypayment",
  ]);
});

it("answers a repeat with the same bytes and does nothing", async () => {
  const first = await place();
  const second = await place();
  expect(first.status).toBe(200);
  expect(isReplayed(first)).toBe(false);
  expect(second.status).toBe(200);
  expect(isReplayed(second)).toBe(true);
  expect(JSON.stringify(second.body)).toBe(JSON.stringify(first.body));
  expect(await ordersOf(buyer)).toBe(1);
});

it.each([
  ["names its fields in another order", (): object => ({ ...reversed() })],
  ["has an unknown field", () => ({ ...body(), colour: "green" })],
])("treats as the same request one that %s", async (_how, other) => {
  await place();
  const again = await withKey(key, { person: buyer, path: "/order/addorder", body: other() });
  expect(again.status).toBe(200);
  expect(isReplayed(again)).toBe(true);
});
const body = () => cashOrder(buyer, product).body;
const reversed = () => Object.fromEntries(Object.entries(body()).reverse());

it("answers another body under the same key with 409", async () => {
  await place();
  const other = await place({ driver_note: "Ring twice" });
  expect(other).toMatchObject({
    status: 409,
    body: {
      code: "conflict",
      message:
        "This Idempotency-Key was used with another body, and what that one asked for is done. Use a new key for a new request.",
    },
  });
  expect(await ordersOf(buyer)).toBe(1);
});

it("answers another call under the same key with 409", async () => {
  await place();
  const order = { products: [line(product)] };
  const other = await withKey(key, { person: buyer, path: "/payments/createpayment", body: order });
  expect(other.status).toBe(409);
  expect(other.body.message).toContain("was used for POST /order/addorder");
});

it("belongs to one person: another person's equal key is another request", async () => {
  const other = await aBuyer(product);
  const [mine, theirs] = [await place(), await place({}, other)];
  expect(theirs.status).toBe(200);
  expect(isReplayed(theirs)).toBe(false);
  expect(theirs.body.order_ids).not.toEqual(mine.body.order_ids);
});

it("is shared by a person's browser and program", async () => {
  const first = await place();
  const sealed = await sealToken(buyer.token, "customer", process.env.AUTH_SECRET ?? "");
  const again = await request("/order/addorder", {
    body: body(),
    cookie: `${cookieName("customer", false)}=${sealed}`,
    headers: { "idempotency-key": key },
  });
  expect(isReplayed(again)).toBe(true);
  expect(again.body).toEqual(first.body);
});

it("places one order for a hundred concurrent equal requests", async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => place()));
  const isPlaced = ({ status }: Answer) => status === 200;
  // On a slow machine a request that waits eight seconds is told to retry.
  const others = answers.filter((answer) => !isPlaced(answer));
  for (const other of others)
    expect(other).toMatchObject({ status: 409, body: { retry_after: 60 } });
  const placed = answers.filter(isPlaced).map(({ body }) => JSON.stringify(body));
  expect(new Set([...placed, JSON.stringify((await place()).body)]).size).toBe(1);
  expect(await ordersOf(buyer)).toBe(1);
});

it("runs a refused request again", async () => {
  await db().product.update({ where: { id: product.id }, data: { isListed: false } });
  const refused = await place();
  expect(refused).toMatchObject({ status: 409, body: { code: "out_of_stock" } });
  await db().product.update({ where: { id: product.id }, data: { isListed: true } });
  const again = await place();
  expect(again.status).toBe(200);
  expect(isReplayed(again)).toBe(false);
  expect(await ordersOf(buyer)).toBe(1);
});

it("does not store a temporary failure", async () => {
  const opening = { person: buyer, path: "/payments/createpayment" };
  const order = { ...opening, body: { products: [line(product)] } };
  // No provider runs in this file.
  for (const _try of [1, 2]) {
    const answer = await withKey(key, order);
    expect(answer).toMatchObject({ status: 502, body: { code: "payment_provider_failed" } });
    expect(isReplayed(answer)).toBe(false);
  }
  expect(await db().idempotentRequest.count({ where: { key } })).toBe(0);
});

it("does not store a refusal of invalid input", async () => {
  expect((await place({ paymentoption: "Barter" })).status).toBe(422);
  expect((await place()).status).toBe(200);
});

it("identifies another request after 24 hours", async () => {
  const first = await place();
  await setStartedAt(DAY_MS - 60_000);
  expect(isReplayed(await place())).toBe(true);
  await setStartedAt(DAY_MS + 1_000);
  const later = await place();
  expect(later.status).toBe(200);
  expect(isReplayed(later)).toBe(false);
  expect(later.body.order_ids).not.toEqual(first.body.order_ids);
});

it("is removed by the hourly cleanup once expired", async () => {
  await place();
  await cleanUpRequests();
  expect(await db().idempotentRequest.count({ where: { key } })).toBe(1);
  await setStartedAt(DAY_MS + 1_000);
  await cleanUpRequests();
  expect(await db().idempotentRequest.count({ where: { key } })).toBe(0);
});

it("is erased with the account, because its answer holds an address", async () => {
  await place();
  const options = { method: "DELETE", token: buyer.token } as const;
  const erased = await request("/users/account", {
    ...options,
    body: { entered_password: PASSWORD },
  });
  expect(erased.status).toBe(200);
  expect(await db().idempotentRequest.count({ where: { owner: buyer.userId } })).toBe(0);
});

it.each([
  ["empty", ""],
  ["of 256 characters", "k".repeat(256)],
  ["with a letter beyond ASCII", "schlüssel"],
  ["with a tab", "a\tb"],
])("refuses a key that is %s", async (_what, wrong) => {
  key = wrong;
  expect(await place()).toMatchObject({
    status: 422,
    body: { code: "invalid_input", fields: { "Idempotency-Key": [expect.any(String)] } },
  });
  expect(await ordersOf(buyer)).toBe(0);
});

it("accepts 255 characters and spaces", async () => {
  key = `a b ${"k".repeat(251)}`;
  expect((await place()).status).toBe(200);
});

it("answers a repeat of a running request with Retry-After", async () => {
  const name = { owner: buyer.userId, key, call: "POST /order/addorder", bodyHash: "0".repeat(64) };
  const claimed = await claimRequest(name);
  expect(claimed.change).toBeNull();
  const second = claimRequest(name, 60);
  await expect(second).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/still being answered. Please try again in a minute.$/),
    retryAfterS: 60,
  });
});

it("is ignored by a call that is safe without it", async () => {
  const admin = await anAdmin();
  const headers = { "idempotency-key": key };
  const read = await request("/admin/orders", { token: admin.token, headers });
  expect(read.status).toBe(200);
  expect(await db().idempotentRequest.count({ where: { key } })).toBe(0);
});
