import { randomUUID } from "node:crypto";
import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { setStatus } from "@/tests/support/shop/office-orders";
import { setCash } from "@/tests/support/shop/settings";

// Two of these total ₹1,99,999 or exactly the legal limit.
const HALF = 1_00_000;

let admin: Person;
let half: Sold;
let less: Sold;
let buyer: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
  half = await aProduct({ pricePaise: HALF * 100, quantity: 500 });
  less = await aProduct({ pricePaise: (HALF - 1) * 100, quantity: 500 });
});
beforeEach(async () => {
  await setCash();
  buyer = await aBuyer(half);
});

const order = (product: Sold, person = buyer) =>
  request("/order/addorder", {
    body: {
      paymentoption: "Cash",
      products: [{ productid: product.id, quantity: 1 }],
      checkout_key: randomUUID(),
    },
    token: person.token,
  });
const placed = async (product: Sold, person = buyer): Promise<string> =>
  (await order(product, person)).body.order_ids[0];
const receive = (id: string, amount: number, more: object = {}) =>
  request(`/admin/orders/${id}/cash`, { body: { amount, ...more }, token: admin.token });
const cartProblem = async (person = buyer) =>
  (await request("/cart/getcartdetails", { body: {}, token: person.token })).body.cash.problem;
/** Another account with the same phone number. */
async function aNamesake(): Promise<Person> {
  const other = await aBuyer(half);
  await db().user.update({ where: { id: other.userId }, data: { phone: buyer.phone } });
  return other;
}

const DAY =
  "With the other cash orders for you or your phone number this comes to ₹2,00,000 or more: the law allows less from one person in a day.";
const REFUSED = {
  status: 422,
  body: { code: "cash_limit", message: `${DAY} Please pay by UPI or card.` },
};

describe("one person's cash of a day (section 269ST)", () => {
  it("stays below ₹2,00,000 over all purchases, as the cart already shows", async () => {
    expect((await order(less)).status).toBe(200);
    expect(await cartProblem()).toBeNull();
    await db().cartLine.updateMany({
      where: { cart: { userId: buyer.userId } },
      data: { quantity: 2 },
    });
    expect((await order(half)).status).toBe(200);
    expect(await cartProblem()).toBe(DAY);
    expect(await order(half)).toMatchObject(REFUSED);
    expect(await db().order.count({ where: { userId: buyer.userId } })).toBe(2);
  });

  it("counts by phone number across accounts", async () => {
    await order(half);
    const other = await aNamesake();
    expect(await cartProblem(other)).toBe(DAY);
    expect(await order(half, other)).toMatchObject(REFUSED);
    expect((await order(less, other)).status).toBe(200);
    // Orders keep their number when the profile's changes.
    await db().user.update({ where: { id: buyer.userId }, data: { phone: "+919811000000" } });
    expect(await order(half)).toMatchObject(REFUSED);
  });

  it("accepts one of two concurrent orders of an account or a number", async () => {
    const other = await aNamesake();
    const answers = await Promise.all([order(half), order(half, other), order(half)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it("counts an earlier order in transit, because it may arrive today", async () => {
    const id = await placed(half);
    const { purchaseId } = await db().order.findUniqueOrThrow({ where: { id } });
    const longAgo = new Date(Date.now() - 5 * 86_400_000);
    await db().order.update({ where: { id }, data: { placedAt: longAgo } });
    await db().purchase.update({
      where: { id: purchaseId },
      data: { createdAt: longAgo, placedAt: longAgo },
    });
    expect(await order(half)).toMatchObject(REFUSED);
    await setStatus(admin, id, "Delivered");
    expect(await order(half)).toMatchObject(REFUSED);
    // Delivered yesterday but not recorded: that cash counts for yesterday.
    await db().orderEvent.updateMany({ where: { orderId: id }, data: { at: longAgo } });
    expect((await order(half)).status).toBe(200);
  });

  it("counts cash received today, not earlier or cancelled cash", async () => {
    const id = await placed(half);
    await receive(id, HALF);
    expect(await order(half)).toMatchObject(REFUSED);
    const yesterday = new Date(dayCode(new Date(Date.now() - 86_400_000)));
    await db().cashReceipt.update({ where: { orderId: id }, data: { day: yesterday } });
    const next = await placed(half);
    await request("/order/cancelorder", {
      body: { order_id: next, reasonforcancel: "Changed my mind" },
      token: buyer.token,
    });
    expect((await order(half)).status).toBe(200);
  });

  it("ignores online payments", async () => {
    const id = await placed(half);
    const { purchaseId } = await db().order.findUniqueOrThrow({ where: { id } });
    await db().purchase.update({ where: { id: purchaseId }, data: { method: "online" } });
    await db().order.update({ where: { id }, data: { cash: null } });
    expect((await order(half)).status).toBe(200);
  });
});

describe("recording received cash", () => {
  it("is refused when the day's sum reaches the limit, unless confirmed", async () => {
    const one = await placed(less);
    const two = await placed(half);
    await receive(one, HALF - 1);
    const more = { note: "A rupee more." };
    const refused = await receive(two, HALF + 1, more);
    expect(refused).toMatchObject({ status: 422, body: { code: "cash_limit" } });
    expect(refused.body.message).toContain("₹2,00,000 was taken in cash from this customer on");
    expect((await receive(two, HALF + 1, { ...more, over_limit: true })).status).toBe(200);
    const [entry] = await db().auditEntry.findMany({
      where: { subject: two, action: "cash.received" },
    });
    expect(entry).toMatchObject({ detail: { after: { overLimit: true } } });
  });

  it("counts by day, and accepts one of two concurrent receipts", async () => {
    const other = await aNamesake();
    const one = await placed(less);
    const two = await placed(half, other);
    const much = { note: "A rupee more." };
    const answers = await Promise.all([receive(one, HALF, much), receive(two, HALF)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
