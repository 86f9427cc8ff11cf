import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { expectBalancedBooks } from "@/tests/support/shop/books";
import {
  aBuyer,
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";

let product: Sold;
let buyer: Person;
let orderId: string;

beforeAll(async () => {
  await allowPrograms();
});
beforeEach(async () => {
  product = await aProduct({ quantity: 5 });
  buyer = await aBuyer(product);
  orderId = await placed(buyer);
});
afterEach(expectBalancedBooks);

async function placed(person: Person): Promise<string> {
  const products = [{ productid: product.id, quantity: 2 }];
  const body = { paymentoption: "Cash", products, checkout_key: randomUUID() };
  const answer = await request("/order/addorder", { body, token: person.token });
  return answer.body.order_ids[0];
}
const cancel = (more: object = {}, person = buyer) =>
  request("/order/cancelorder", {
    body: { order_id: orderId, reasonforcancel: "Changed my mind", ...more },
    token: person.token,
  });
const setStatus = (orderstatus: unknown, person: Person, orderid = orderId) =>
  request("/order/statusupdate", { body: { orderid, orderstatus }, token: person.token });
const stock = async () =>
  (await db().product.findUniqueOrThrow({ where: { id: product.id } })).quantity;
const mails = async () => {
  const rows = await db().outboxMail.findMany({
    where: { to: buyer.email },
    orderBy: { id: "asc" },
  });
  return rows.map(({ subject }) => subject);
};

describe("POST /order/cancelorder", () => {
  it("cancels, restocks, stores the reason and emails the customer", async () => {
    expect(await stock()).toBe(3);
    const answer = await cancel({ otherreasonforcancel: "" });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: "Order successfully canceled!",
        order: {
          order_id: orderId,
          order_status: "canceled",
          reasonforcancel: "Changed my mind",
          otherreasonforcancel: null,
          can_cancel: false,
          refund: null,
        },
      },
    });
    expect(answer.body.order.timeline.at(-1)).toMatchObject({ from: null, to: "canceled" });
    expect(await stock()).toBe(5);
    const number = answer.body.order.order_number;
    expect(await mails()).toEqual([`Order ${number} is placed`, `Order ${number} is cancelled`]);
  });

  it("stores the text of another reason", async () => {
    const other = { reasonforcancel: "Other", otherreasonforcancel: "  The wall is too thin " };
    expect((await cancel(other)).body.order).toMatchObject({
      reasonforcancel: "Other",
      otherreasonforcancel: "The wall is too thin",
    });
  });

  it.each([
    ["no reason", { reasonforcancel: undefined }, "reasonforcancel"],
    ["an unknown reason", { reasonforcancel: "Because" }, "reasonforcancel"],
    ["Other without words", { reasonforcancel: "Other" }, "otherreasonforcancel"],
    [
      "Other of blanks",
      { reasonforcancel: "Other", otherreasonforcancel: "  " },
      "otherreasonforcancel",
    ],
  ])("refuses %s and changes nothing", async (_what, more, field) => {
    const message = "Please select or enter a reason before submitting.";
    expect(await cancel(more)).toMatchObject({
      status: 422,
      body: { message, fields: { [field]: [message] } },
    });
    expect(await stock()).toBe(3);
  });

  it("reports an order cancelled before and restocks once", async () => {
    const answers = await Promise.all([cancel(), cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        code: "order_canceled",
        message: "This order has already been canceled.",
      });
    }
    expect(await stock()).toBe(5);
    expect(await db().orderEvent.count({ where: { orderId, to: "canceled" } })).toBe(1);
  });

  it.each(["Accepted", "Processing", "Shipped", "Delivered"])(
    "refuses status %s with a message",
    async (status) => {
      await setStatus(status, await anAdmin());
      expect(await cancel()).toMatchObject({
        status: 409,
        body: { code: "order_not_cancelable", message: expect.stringContaining(`is ${status}`) },
      });
      expect(await stock()).toBe(3);
    },
  );

  it("allows it again after a set-back to Order Placed, and while pending", async () => {
    const admin = await anAdmin();
    await setStatus("Accepted", admin);
    await setStatus(null, admin);
    await db().order.update({ where: { id: orderId }, data: { status: "pending" } });
    expect((await cancel()).status).toBe(200);
  });

  it.each([
    ["another customer's order", async () => cancel({}, await aCustomer())],
    ["an unknown order", async () => cancel({ order_id: randomUUID() })],
    ["an invalid id", async () => cancel({ order_id: "42" })],
  ])("returns 404 for %s", async (_what, attempt) => {
    expect(await attempt()).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await stock()).toBe(3);
  });
});

describe("an order that was set back", () => {
  const cancelable = async () => {
    const { body } = await request("/order/orderhistory", { body: {}, token: buyer.token });
    return body.map((order: { can_cancel: boolean }) => order.can_cancel);
  };

  it.each(["Shipped", "Delivered"])(
    "from %s can be cancelled only by the shop, because the customer may have the units",
    async (status) => {
      const admin = await anAdmin();
      const before = await stock();
      await setStatus(status, admin);
      await setStatus(null, admin);
      expect(await cancelable()).toEqual([false]);
      const message =
        "This order was shipped before, so it cannot be cancelled here. Please call us.";
      expect(await cancel()).toMatchObject({
        status: 409,
        body: { code: "order_not_cancelable", message },
      });
      expect(await stock()).toBe(before);
    },
  );

  it("from Accepted, or undone before any mail, can be cancelled", async () => {
    const admin = await anAdmin();
    await setStatus("Accepted", admin);
    const { body } = await setStatus("Shipped", admin);
    await request("/order/statusundo", {
      body: { orderid: orderId, event_id: body.event_id },
      token: admin.token,
    });
    await setStatus(null, admin);
    expect(await cancelable()).toEqual([true]);
    expect((await cancel()).status).toBe(200);
  });
});

describe("POST /order/statusupdate", () => {
  it("sets the specification's statuses, each with event, audit entry and mail", async () => {
    const admin = await anAdmin();
    for (const status of ["Accepted", "Processing", "Shipped", "Delivered"]) {
      const answer = await setStatus(status, admin);
      expect(answer).toMatchObject({
        status: 200,
        body: { message: `Set to ${status}.`, order: { order_status: status } },
      });
    }
    const events = await db().orderEvent.findMany({ where: { orderId }, orderBy: { id: "asc" } });
    expect(events.slice(1)).toMatchObject([
      { by: "admin", byId: admin.userId, from: null, to: "Accepted" },
      { from: "Accepted", to: "Processing" },
      { from: "Processing", to: "Shipped" },
      { from: "Shipped", to: "Delivered" },
    ]);
    const audits = await db().auditEntry.findMany({ where: { subject: orderId } });
    expect(audits).toHaveLength(4);
    expect((await mails()).slice(1).map((subject) => subject.split(": ")[1])).toEqual([
      "Accepted",
      "Processing",
      "Shipped",
      "Delivered",
    ]);
  });

  it.each([null, "null"])("reads %p as Order Placed", async (value) => {
    const admin = await anAdmin();
    await setStatus("Shipped", admin);
    expect((await setStatus(value, admin)).body).toMatchObject({
      message: "Set to Order Placed.",
      order: { order_status: null },
    });
  });

  it("is idempotent", async () => {
    const admin = await anAdmin();
    await setStatus("Shipped", admin);
    await setStatus("Shipped", admin);
    expect(await db().orderEvent.count({ where: { orderId } })).toBe(2);
    expect(await mails()).toHaveLength(2);
  });

  it.each(["pending", "canceled", "shipped", "", 3, undefined])("refuses %p", async (value) => {
    const answer = await setStatus(value, await anAdmin());
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { orderstatus: [expect.any(String)] } },
    });
  });

  it("keeps a cancelled order cancelled", async () => {
    await cancel();
    expect(await setStatus("Shipped", await anAdmin())).toMatchObject({
      status: 409,
      body: { code: "order_canceled", message: "This order has already been canceled." },
    });
    const byHand = db().order.update({ where: { id: orderId }, data: { status: "Shipped" } });
    await expect(byHand).rejects.toThrow();
  });

  it("returns 404 for an unknown order", async () => {
    expect((await setStatus("Shipped", await anAdmin(), randomUUID())).status).toBe(404);
    expect((await setStatus("Shipped", await anAdmin(), "x")).status).toBe(404);
  });

  it("lets exactly one of a cancellation and Shipped win, with a conflict for the other", async () => {
    const admin = await anAdmin();
    // The legal limit counts one person's open cash.
    product = await aProduct({ quantity: 5, pricePaise: 1_999_00 });
    for (let round = 0; round < 10; round += 1) {
      orderId = await placed(buyer);
      const [canceled, shipped] = await Promise.all([cancel(), setStatus("Shipped", admin)]);
      expect([canceled.status, shipped.status].sort()).toEqual([200, 409]);
      const { status } = await db().order.findUniqueOrThrow({ where: { id: orderId } });
      expect(status).toBe(canceled.status === 200 ? "canceled" : "Shipped");
      if (canceled.status === 200) continue;
      const onHand = await stock();
      await db().stockMovement.create({
        data: { productId: product.id, delta: 2, reason: "received" },
      });
      await db().product.update({ where: { id: product.id }, data: { quantity: onHand + 2 } });
    }
  });
});
