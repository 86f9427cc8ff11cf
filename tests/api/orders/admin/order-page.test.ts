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
import { aNamedBuyer, placeCash, setStatus } from "@/tests/support/shop/office-orders";

let admin: Person;
let products: Sold[];
let buyer: Awaited<ReturnType<typeof aNamedBuyer>>;
let ids: string[];

beforeAll(async () => {
  await allowPrograms();
  products = [await aProduct({ quantity: 100 }), await aProduct({ quantity: 100 })];
});
beforeEach(async () => {
  admin = await anAdmin();
  const [product] = products;
  if (!product) throw new Error("no product");
  buyer = await aNamedBuyer(product);
  ids = await placeCash(buyer, products);
});

const read = (path: string, id = ids[0]) =>
  request(`/admin/orders/${id}${path}`, { token: admin.token });
const note = (text: unknown, id = ids[0]) =>
  request(`/admin/orders/${id}/notes`, { body: { text }, token: admin.token });

describe("GET /admin/orders/{id}", () => {
  it("returns the order, its customer and the other orders of its purchase", async () => {
    await db().purchase.updateMany({
      where: { userId: buyer.userId },
      data: { driverNote: "Ring twice" },
    });
    const { body } = await read("");
    expect(body).toMatchObject({
      order: { order_id: ids[0], user_name: buyer.name, order_status: null },
      user_id: buyer.userId,
      product_id: products[0]?.id,
      delivery_phone: buyer.phone,
      driver_note: "Ring twice",
      purchase_total: 85998,
      siblings: [{ order_id: ids[1], quantity: 1, total: 42999, status: null }],
      payments: [],
      refunds: [],
      notes: [],
    });
    expect(body.movements).toMatchObject([{ delta: -1, reason: "reserved" }]);
  });

  it("names who did each step", async () => {
    await setStatus(admin, ids[0] ?? "", "Accepted");
    const { steps } = (await read("")).body;
    expect(steps).toMatchObject([
      { to: null, by: "customer", name: null },
      { from: null, to: "Accepted", by: "admin", name: admin.name },
    ]);
  });

  it("returns payments and refunds with their problems", async () => {
    const { purchaseId } = await db().order.findUniqueOrThrow({ where: { id: ids[0] } });
    const payment = `pay_${randomUUID().slice(0, 14)}`;
    await db().paymentAttempt.create({
      data: {
        receipt: randomUUID(),
        purchaseId,
        keyId: "rzp_test",
        amountPaise: 85_998_00,
        payments: {
          create: {
            id: payment,
            purchaseId,
            amountPaise: 85_998_00,
            currency: "INR",
            status: "captured",
            method: "upi",
            captured: true,
            refundedPaise: 1_00,
          },
        },
      },
    });
    await db().refund.create({
      data: {
        paymentId: payment,
        purchaseId,
        orderId: ids[0],
        amountPaise: 42_999_00,
        reason: "order_canceled",
        tries: 3,
        lastError: "Your account does not have enough balance.",
        nextTryAt: new Date("2099-01-01"),
      },
    });
    const { body } = await read("", ids[1]);
    expect(body.payments).toMatchObject([
      { payment_id: payment, method: "upi", state: "captured", amount: 85998, refunded: 1 },
    ]);
    expect(body.refunds).toMatchObject([
      {
        state: "pending",
        amount: 42999,
        reason: "order_canceled",
        tries: 3,
        problem: "Your account does not have enough balance.",
        order_number: expect.stringMatching(/^AK-/),
      },
    ]);
  });
});

describe("POST /admin/orders/{id}/notes", () => {
  it("adds a note with author and time and keeps its text out of the audit log", async () => {
    const answer = await note("  Call before delivery  ");
    expect(answer).toMatchObject({
      status: 200,
      body: { note: { text: "Call before delivery", by: admin.name } },
    });
    await note("Second");
    const { notes } = (await read("")).body;
    expect(notes.map(({ text }: { text: string }) => text)).toEqual([
      "Call before delivery",
      "Second",
    ]);
    const [entry] = await db().auditEntry.findMany({
      where: { subject: ids[0], action: "order_note.added" },
    });
    expect(entry).toMatchObject({ byId: admin.userId });
    expect(JSON.stringify(entry)).not.toContain("Call before");
  });

  it.each([undefined, "", "   ", 7, "x".repeat(2001)])("refuses %p", async (text) => {
    expect(await note(text)).toMatchObject({
      status: 422,
      body: { fields: { text: [expect.any(String)] } },
    });
    expect(await db().orderNote.count({ where: { orderId: ids[0] } })).toBe(0);
  });
});

describe("GET /admin/orders/{id}/packing-slip", () => {
  it("lists the purchase's orders that are not cancelled, without prices", async () => {
    const { body } = await read("/packing-slip");
    expect(body).toMatchObject({
      name: buyer.name,
      phone: buyer.phone,
      address: ["12, Lake View", "MG Road", "Bengaluru, Bengaluru Urban", "Karnataka 560001"],
      lines: [
        { product_name: products[0]?.name, product_model: "AC03W", quantity: 1 },
        { product_name: products[1]?.name, quantity: 1 },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/price|amount|total/);
    await request("/order/cancelorder", {
      body: { order_id: ids[1], reasonforcancel: "Changed my mind" },
      token: buyer.token,
    });
    expect((await read("/packing-slip")).body.lines).toHaveLength(1);
    expect((await read("/packing-slip", ids[1])).body.lines).toHaveLength(1);
  });
});

describe("GET /admin/orders/packing-slips", () => {
  const slips = (all: readonly string[]) =>
    request(`/admin/orders/packing-slips?ids=${all.join()}`, { token: admin.token });
  const numbersOf = ({ body }: Awaited<ReturnType<typeof slips>>): string[][] =>
    body.slips.map(({ lines }: { lines: { order_number: string }[] }) =>
      lines.map(({ order_number }) => order_number),
    );
  const numberOf = async (id: string | undefined) =>
    (await db().order.findUniqueOrThrow({ where: { id } })).number;

  it("returns one slip per parcel, in the order of the ids", async () => {
    const [product] = products as [Sold];
    const other = await placeCash(await aNamedBuyer(product), [product]);
    const answer = await slips([...other, ...ids]);
    const [first = "", second = "", third = ""] = await Promise.all(
      [...other, ...ids].map(numberOf),
    );
    expect(numbersOf(answer)).toEqual([[first], [second, third]]);
    expect(answer.body.slips[1]).toEqual((await read("/packing-slip")).body);
    expect(answer.body.left_out).toEqual([]);
  });

  it("prints shipped orders separately and leaves cancelled ones out", async () => {
    const another = await aNamedBuyer(products[0] as Sold);
    const more = await placeCash(another, products);
    await setStatus(admin, ids[0] ?? "", "Shipped");
    await request("/order/cancelorder", {
      body: { order_id: more[0], reasonforcancel: "Changed my mind" },
      token: another.token,
    });
    const answer = await slips([...ids, ...more]);
    const numbers = await Promise.all([ids[0], ids[1], more[1]].map(numberOf));
    expect(numbersOf(answer)).toEqual(numbers.map((number) => [number]));
    expect(answer.body.slips.map((slip: { is_reprint: boolean }) => slip.is_reprint)).toEqual([
      ...[true, false, false],
    ]);
    expect(answer.body.left_out).toEqual([await numberOf(more[0])]);
  });

  it.each([
    [[""], 422],
    [["x"], 422],
    [Array.from({ length: 101 }, () => randomUUID()), 422],
    [[randomUUID()], 404],
  ])("refuses %j", async (all, status) => {
    expect((await slips(all)).status).toBe(status);
  });
});

it.each(["", "/packing-slip"])(
  "GET /admin/orders/{id}%s returns 404 for an unknown order",
  async (path) => {
    for (const id of [randomUUID(), "42", "%00", "AK-2611-000482"]) {
      expect([404, 400]).toContain((await read(path, id)).status);
    }
  },
);

it("a note for an unknown order returns 404", async () => {
  expect((await note("Hello", randomUUID())).status).toBe(404);
  expect((await note("Hello", "42")).status).toBe(404);
});
