import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { anOrder } from "@/tests/support/shop/order-builder";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let admin: Person;
let customer: Person;
let product: Sold;

beforeAll(async () => {
  await allowPrograms();
  [admin, customer, product] = await Promise.all([anAdmin(), aCustomer(), aProduct()]);
});

const ask = async () => (await request("/analytics/attention", { token: admin.token })).body;

/** Counts only what the test adds to the rows of earlier tests. */
async function added<T>(act: () => Promise<T>, countOf: (body: Body) => number) {
  const before = countOf(await ask());
  await act();
  const body = await ask();
  return { more: countOf(body) - before, body };
}
// biome-ignore lint/suspicious/noExplicitAny: a test looks into it.
type Body = any;

describe("orders to ship", () => {
  it("are active orders that have not shipped, each kind with its list", async () => {
    const { userId } = customer;
    const all = ["Accepted", "Processing", "Shipped", "Delivered", "canceled", null] as const;
    const make = () =>
      Promise.all([...all, null].map((status) => anOrder({ userId, product, status })));
    const { more, body } = await added(make, ({ orders_to_ship }) => orders_to_ship.count);
    expect(more).toBe(4);
    const { statuses } = body.orders_to_ship;
    expect(statuses.map(({ label, href }: Body) => [label, href])).toEqual([
      ["Order Placed", "/admin/orders?status=placed"],
      ["Accepted", "/admin/orders?status=Accepted"],
      ["Processing", "/admin/orders?status=Processing"],
    ]);
    const sum = statuses.reduce((total: number, { count }: Body) => total + count, 0);
    expect(sum).toBe(body.orders_to_ship.count);
  });
});

describe("low stock", () => {
  it("counts listed products at or below the level and names the lowest", async () => {
    const make = () =>
      Promise.all([
        aProduct({ quantity: 0 }),
        aProduct({ quantity: 5 }),
        aProduct({ quantity: 6 }),
        aProduct({ quantity: 0, isListed: false }),
      ]);
    const { more, body } = await added(make, ({ low_stock }) => low_stock.count);
    expect(more).toBe(2);
    const [first] = body.low_stock.lowest;
    expect(first).toMatchObject({ remaining_stock: 0 });
    expect(first.href).toBe(`/admin/product/view/${first.product_id}`);
    expect(body.low_stock.lowest.length).toBeLessThanOrEqual(3);
  });

  it("follows the level of the settings", async () => {
    const at = async (lowStock: number) => {
      await db().shopSettings.upsert({
        where: { id: 1 },
        create: { id: 1, lowStock },
        update: { lowStock },
      });
      return (await ask()).low_stock;
    };
    await aProduct({ quantity: 6 });
    const five = await at(5);
    const six = await at(6);
    await db().shopSettings.deleteMany();
    expect([five.level, six.level]).toEqual([5, 6]);
    expect(six.count).toBeGreaterThan(five.count);
  });
});

describe("refunds failed", () => {
  async function aRefund(data: {
    state: "pending" | "sent" | "processed" | "failed";
    tries?: number;
    lastError?: string;
    createdAt?: Date;
  }) {
    const order = await anOrder({ userId: customer.userId, product, status: "canceled" });
    const { purchaseId } = await db().order.findUniqueOrThrow({
      where: { id: order.id },
      select: { purchaseId: true },
    });
    const attempt = {
      ...{ purchaseId, providerOrderId: `order_${randomUUID()}`, amountPaise: 100_00 },
      ...{ receipt: randomUUID(), keyId: "rzp_test_analytics" },
    };
    const { id: attemptId } = await db().paymentAttempt.create({
      data: attempt,
      select: { id: true },
    });
    const payment = await db().payment.create({
      data: {
        ...{ id: `pay_${randomUUID()}`, attemptId, purchaseId, amountPaise: 100_00 },
        ...{ currency: "INR", status: "captured", captured: true },
      },
      select: { id: true },
    });
    const refund = { paymentId: payment.id, purchaseId, orderId: order.id, amountPaise: 100_00 };
    await db().refund.create({
      data: { ...refund, reason: "order_canceled", ...data },
      select: { id: true },
    });
    return order;
  }

  it("are unpaid refunds that were refused or tried five times", async () => {
    const lastError = "Your account does not have enough balance.";
    const make = async () => {
      await aRefund({ state: "pending" });
      await aRefund({ state: "pending", tries: 5 });
      await aRefund({ state: "pending", tries: 1, lastError });
      await aRefund({ state: "sent", tries: 30 });
      await aRefund({ state: "processed", lastError });
      await aRefund({ state: "failed", lastError });
    };
    const { more } = await added(make, ({ refunds }) => refunds.count);
    expect(more).toBe(2);
    const again = await added(make, ({ refunds }) => refunds.amount);
    expect(again.more).toBeCloseTo(200, 2);
  });

  it("name the oldest with a link to its order", async () => {
    const createdAt = new Date("2020-01-01T00:00:00Z");
    const { id, number } = await aRefund({
      ...{ state: "pending", lastError: "No answer.", createdAt },
    });
    expect((await ask()).refunds.oldest[0]).toEqual({
      order_number: number,
      amount: 100,
      href: `/admin/orders/${id}`,
    });
  });
});

describe("inboxes", () => {
  const aMessage = (data: object = {}) =>
    db().contactMessage.create({
      data: {
        ...{ reference: `C-${randomUUID()}`, firstName: "Asha", lastName: "Menon" },
        ...{ email: "asha@example.com", message: "Our society has 40 cars.", ...data },
      },
      select: { id: true },
    });

  it("count unread messages and open faults", async () => {
    const unread = await added(
      async () => {
        await aMessage();
        await aMessage({ readAt: new Date() });
      },
      ({ messages }) => messages.count,
    );
    expect(unread.more).toBe(1);
    const asked = await added(
      () =>
        db().demoRequest.create({
          data: {
            ...{ reference: `D-${randomUUID()}`, solution: "hrms" },
            ...{ name: "Asha Menon", email: "asha@example.com" },
          },
          select: { id: true },
        }),
      ({ demo_requests }) => demo_requests.count,
    );
    expect(asked.more).toBe(1);
    const order = await anOrder({ userId: customer.userId, product });
    const report = {
      ...{ userId: customer.userId, orderId: order.id, location: "Basement", issue: "No light." },
    };
    const reported = await added(
      () =>
        db().chargerReport.createMany({
          data: [
            { ...report, reference: `R-${randomUUID()}` },
            { ...report, reference: `R-${randomUUID()}`, state: "in_progress" },
            { ...report, reference: `R-${randomUUID()}`, state: "done", doneAt: new Date() },
          ],
        }),
      ({ charger_reports }) => charger_reports.count,
    );
    expect(reported.more).toBe(2);
  });

  it.each([
    ["unread for 47 hours", { hours: 47, read: false, handled: false }, 0],
    ["unread for 49 hours", { hours: 49, read: false, handled: false }, 1],
    ["read, 49 hours old", { hours: 49, read: true, handled: false }, 0],
    ["read, 32 days old", { hours: 32 * 24, read: true, handled: false }, 1],
    ["handled, 32 days old", { hours: 32 * 24, read: true, handled: true }, 0],
  ])("judges whether a grievance %s is overdue", async (_what, { hours, read, handled }, count) => {
    const createdAt = new Date(Date.now() - hours * HOUR_MS);
    const make = () =>
      aMessage({
        ...{ topic: "grievance", createdAt },
        ...(read ? { readAt: createdAt } : {}),
        ...(handled ? { handledAt: createdAt } : {}),
      });
    const { more } = await added(make, ({ grievances }) => grievances.count);
    expect(more).toBe(count);
  });

  it("name the oldest overdue grievance", async () => {
    const createdAt = new Date(Date.now() - 4000 * DAY_MS);
    const reference = `C-${randomUUID()}`;
    await aMessage({ topic: "grievance", createdAt, reference });
    expect((await ask()).grievances.oldest).toEqual({
      reference,
      received_at: createdAt.toISOString(),
    });
  });
});
