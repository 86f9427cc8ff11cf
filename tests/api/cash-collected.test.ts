import { randomUUID } from "node:crypto";
import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { expectBalancedBooks, imbalances } from "@/tests/support/books";
import { allowPrograms, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/builders";
import { type Answer, request } from "@/tests/support/http";
import { aNamedBuyer, mailsTo, placeCash, setStatus } from "@/tests/support/office-orders";

const FEE = 99.5;
const ONE = 18_999;
const OTHER = 43_998;

let admin: Person;
let buyer: Awaited<ReturnType<typeof aNamedBuyer>>;
let products: [Sold, Sold];
let first: string;
let second: string;
let earlier: string[];

beforeAll(async () => {
  await allowPrograms();
  earlier = await imbalances();
  products = [
    await aProduct({ pricePaise: ONE * 100, quantity: 200 }),
    await aProduct({ pricePaise: OTHER * 100, quantity: 200 }),
  ];
});
beforeEach(async () => {
  await db().cashSettings.deleteMany();
  await db().cashSettings.create({ data: { id: 1, feePaise: FEE * 100 } });
  admin = await anAdmin();
  buyer = await aNamedBuyer(products[0]);
  [first = "", second = ""] = await placeCash(buyer, products);
  await db().cashSettings.deleteMany();
});
afterEach(() => expectBalancedBooks(earlier));

const post = (path: string, id: string, body: object, person = admin): Promise<Answer> =>
  request(`/admin/orders/${id}${path}`, { body, token: person.token });
const receive = (id: string, amount: unknown, more: object = {}) =>
  post("/cash", id, { amount, ...more });
const takeBack = (id: string, reason: unknown = "Wrong parcel") =>
  post("/cash/takeback", id, { reason });
const comesBack = (id: string, reason: unknown = "Nobody at home") =>
  post("/notdelivered", id, { reason });
const record = async (id: string) =>
  (await request(`/admin/orders/${id}`, { token: admin.token })).body;
const cashOf = async (id: string) => (await record(id)).order.cash;
const slip = async (id: string) =>
  (await request(`/admin/orders/${id}/packing-slip`, { token: admin.token })).body;
const cancel = (id: string) =>
  request("/order/cancelorder", {
    body: { order_id: id, reasonforcancel: "Changed my mind" },
    token: buyer.token,
  });
const audits = (subject: string, action: string) =>
  db().auditEntry.findMany({ where: { subject, action }, select: { byId: true, detail: true } });

describe("what there is to collect", () => {
  it("is each order's, with the fee on the first, and the whole purchase's", async () => {
    expect(await cashOf(first)).toEqual({
      state: "open",
      amount: ONE + FEE,
      fee: FEE,
      received_on: null,
    });
    expect(await record(second)).toMatchObject({
      order: { cash: { state: "open", amount: OTHER, fee: 0 } },
      cash_left: ONE + OTHER + FEE,
      cash_receipt: null,
    });
  });

  it("is less by an order that is canceled, whose fee another brings in, and the mail says so", async () => {
    await cancel(first);
    expect(await cashOf(first)).toMatchObject({ state: "not_delivered", amount: 0, fee: 0 });
    expect(await cashOf(second)).toMatchObject({ state: "open", amount: OTHER + FEE, fee: FEE });
    expect((await record(first)).cash_left).toBe(OTHER + FEE);
    const mail = (await mailsTo(buyer)).at(-1);
    expect(mail?.text).toContain("Nothing was paid for it");
    expect(mail?.text).toContain(
      "₹44,097.50 is still to be paid in cash for the rest of this purchase.",
    );
    await cancel(second);
    expect((await mailsTo(buyer)).at(-1)?.text).not.toContain("still to be paid");
    expect((await record(first)).cash_left).toBe(0);
  });

  it("is not asked of the customer again once it was delivered, though nobody has written it down", async () => {
    await setStatus(admin, second, "Delivered");
    await cancel(first);
    expect((await mailsTo(buyer)).at(-1)?.text).not.toContain("still to be paid");
    expect((await record(first)).cash_left).toBe(OTHER + FEE);
  });

  it("has the fee with the first parcel that leaves, and keeps it there", async () => {
    await setStatus(admin, second, "Shipped");
    expect(await cashOf(second)).toMatchObject({ amount: OTHER + FEE, fee: FEE });
    expect(await cashOf(first)).toMatchObject({ amount: ONE, fee: 0 });
    await setStatus(admin, first, "Shipped");
    expect(await cashOf(second)).toMatchObject({ fee: FEE });
    await comesBack(second);
    expect(await cashOf(first)).toMatchObject({ amount: ONE + FEE, fee: FEE });
  });

  it("is in the confirmation, in the mail of the parcel, and in the customer's history", async () => {
    const [confirmation] = await mailsTo(buyer);
    expect(confirmation?.text).toContain("Please keep ₹63,096.50 ready in cash");
    await setStatus(admin, first, "Shipped");
    expect((await mailsTo(buyer)).at(-1)?.text).toContain("keep ₹19,098.50 ready in cash");
    const { body } = await request("/order/orderhistory", { body: {}, token: buyer.token });
    expect(body).toMatchObject([
      { order_id: second, cash: { state: "open", amount: OTHER } },
      { order_id: first, cash: { state: "open", amount: ONE + FEE } },
    ]);
    const { purchase_id } = body[0];
    const status = await request(`/payments/status/${purchase_id}`, { token: buyer.token });
    expect(status.body.cash_left).toBe(ONE + OTHER + FEE);
  });
});

describe("POST /admin/orders/{id}/cash", () => {
  it("writes down who has received what and when, once, and not in the status", async () => {
    const answer = await receive(first, ONE + FEE);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: "₹19,098.50 written down as received.",
        order: {
          order_status: null,
          cash: { state: "received", amount: ONE + FEE, received_on: dayCode(new Date()) },
        },
      },
    });
    expect((await receive(first, ONE + FEE)).status).toBe(200);
    expect(await record(first)).toMatchObject({
      cash_left: OTHER,
      cash_receipt: { due: ONE + FEE, received: ONE + FEE, note: null, by: admin.name },
    });
    const paise = (ONE + FEE) * 100;
    expect(await audits(first, "cash.received")).toMatchObject([
      { byId: admin.userId, detail: { after: { receivedPaise: paise, duePaise: paise } } },
    ]);
  });

  it("takes another amount with a note alone", async () => {
    expect(await receive(first, ONE)).toMatchObject({
      status: 422,
      body: { fields: { note: ["₹19,098.50 is due. Say why another amount was taken."] } },
    });
    expect(await cashOf(first)).toMatchObject({ state: "open" });
    const note = "The driver had no change.";
    expect((await receive(first, ONE, { note })).status).toBe(200);
    expect((await record(first)).cash_receipt).toMatchObject({
      due: ONE + FEE,
      received: ONE,
      note,
    });
    expect(JSON.stringify(await audits(first, "cash.received"))).not.toContain(note);
  });

  it.each([0, -1, "5", null, undefined, Number.NaN])("refuses the amount %p", async (amount) => {
    expect((await receive(first, amount)).status).toBe(422);
    expect(await cashOf(first)).toMatchObject({ state: "open" });
  });

  it.each(["2999-01-01", "2020-01-01", "yesterday"])("refuses the day %p", async (received_on) => {
    const answer = await receive(first, ONE + FEE, { received_on });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { received_on: [expect.any(String)] } },
    });
  });

  it("does not write over another receipt, and takes none for what is canceled", async () => {
    await receive(first, ONE + FEE);
    const again = await receive(first, ONE, { note: "Less" });
    expect(again).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(again.body.message).toContain("₹19,098.50 received on");
    await cancel(second);
    expect(await receive(second, OTHER)).toMatchObject({
      status: 409,
      body: { code: "order_canceled" },
    });
  });

  it("at once, twice: one receipt, and one of two amounts", async () => {
    const answers = await Promise.all([
      receive(first, ONE + FEE),
      receive(first, ONE + FEE),
      receive(first, ONE, { note: "Less" }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect([
      [200, 200, 409],
      [200, 409, 409],
    ]).toContainEqual(statuses);
    expect(await audits(first, "cash.received")).toHaveLength(1);
  });

  it("keeps the order from being canceled, by customer, office and driver", async () => {
    await receive(first, ONE + FEE);
    const message =
      "Cash was received for this order, so it cannot be canceled here. Please call us.";
    expect(await cancel(first)).toMatchObject({ status: 409, body: { message } });
    expect(await post("/cancellation", first, { reason: "Gone" })).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
    await setStatus(admin, first, "Shipped");
    expect((await comesBack(first)).status).toBe(409);
    expect(await cashOf(first)).toMatchObject({ state: "received" });
  });
});

describe("POST /admin/orders/{id}/cash/takeback", () => {
  it("makes the cash open again, and keeps what was written and why", async () => {
    await receive(first, ONE, { note: "No change" });
    const answer = await takeBack(first);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: "₹19,098.50 is to be collected again.",
        order: { cash: { state: "open", amount: ONE + FEE } },
      },
    });
    const { notes, cash_receipt } = await record(first);
    expect(cash_receipt).toBeNull();
    expect(notes[0].text).toMatch(
      /^Cash receipt taken back \(₹18,999 on .*“No change”\)\. Wrong parcel$/,
    );
    expect(await audits(first, "cash.taken-back")).toMatchObject([
      { byId: admin.userId, detail: { before: { receivedPaise: ONE * 100 } } },
    ]);
    expect((await receive(first, ONE + FEE)).status).toBe(200);
  });

  it("brings the fee back to the one order that is left", async () => {
    await receive(second, OTHER);
    await cancel(first);
    await takeBack(second);
    expect(await cashOf(second)).toMatchObject({ amount: OTHER + FEE, fee: FEE });
  });

  it("has nothing to take back where nothing is written down", async () => {
    expect(await takeBack(first)).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await takeBack(first, " ")).body.fields).toEqual({ reason: ["Say why."] });
  });
});

describe("POST /admin/orders/{id}/notdelivered", () => {
  it.each(["Shipped", "Delivered"])(
    "cancels what is %s, and tells the customer why",
    async (status) => {
      await setStatus(admin, first, status);
      const answer = await comesBack(first, "Nobody at home, three times.");
      expect(answer).toMatchObject({
        status: 200,
        body: {
          order: {
            order_status: "canceled",
            otherreasonforcancel: "Nobody at home, three times.",
            cash: { state: "not_delivered" },
          },
        },
      });
      const mail = (await mailsTo(buyer)).at(-1);
      expect(mail?.text).toContain("could not be delivered and comes back to us");
      expect(mail?.text).toContain("₹44,097.50 is still to be paid in cash");
      expect(await audits(first, "order.not-delivered")).toMatchObject([
        { byId: admin.userId, detail: { before: status, after: "canceled" } },
      ]);
      expect(await comesBack(first)).toMatchObject({
        status: 409,
        body: { code: "order_canceled" },
      });
    },
  );

  it("is for what has left: an earlier one is canceled as any other", async () => {
    expect(await comesBack(first)).toMatchObject({
      status: 409,
      body: { code: "order_not_cancelable" },
    });
    expect((await comesBack(first, "")).body.fields).toEqual({ reason: ["Say why."] });
  });
});

describe("the packing slip", () => {
  const numbers = (body: { lines: { order_number: string }[] }) =>
    body.lines.map(({ order_number }) => order_number);

  it("lists what is packed now, with what its driver collects", async () => {
    const both = await slip(first);
    expect(both).toMatchObject({
      ...{ is_reprint: false, payment: "cash", collect: ONE + OTHER + FEE, fee: FEE },
    });
    expect(both.lines).toHaveLength(2);
    await setStatus(admin, first, "Shipped");
    const [one, two] = numbers(both);
    const rest = await slip(second);
    expect(rest).toMatchObject({ is_reprint: false, collect: OTHER, fee: 0 });
    expect(numbers(rest)).toEqual([two]);
    const again = await slip(first);
    expect(again).toMatchObject({ is_reprint: true, collect: ONE + FEE, fee: FEE });
    expect(numbers(again)).toEqual([one]);
    await receive(first, ONE + FEE);
    expect(await slip(first)).toMatchObject({ is_reprint: true, payment: "cash", collect: 0 });
  });

  it("leaves out what is canceled, and has nothing once all has left", async () => {
    await cancel(first);
    expect(await slip(first)).toMatchObject({ collect: OTHER + FEE, lines: [{ quantity: 1 }] });
    await setStatus(admin, second, "Delivered");
    expect(await slip(first)).toMatchObject({ is_reprint: false, collect: 0, lines: [] });
  });
});

describe("the lists", () => {
  it("show what is to be collected, and what was delivered with nobody writing it down", async () => {
    const find = async (filter: object) => {
      const query = new URLSearchParams({ query: buyer.name, ...filter });
      const { body } = await request(`/admin/orders?${query}`, { token: admin.token });
      return body.orders.map(({ order_id }: { order_id: string }) => order_id).sort();
    };
    const attention = async () =>
      (await request("/analytics/attention", { token: admin.token })).body.cash;
    const before = await attention();
    await setStatus(admin, first, "Delivered");
    expect(await find({ cash: "open" })).toEqual([first, second]);
    expect(await find({ cash: "open", status: "Delivered" })).toEqual([first]);
    const now = await attention();
    expect(now).toMatchObject({ href: "/admin/orders?status=Delivered&cash=open" });
    expect(now.count).toBe(before.count + 1);
    expect(now.amount).toBeCloseTo(before.amount + ONE + FEE, 2);
    await receive(first, ONE + FEE);
    expect(await find({ cash: "open" })).toEqual([second]);
    expect((await attention()).count).toBe(before.count);
  });
});

it("an order that was paid online, one that never was, and strangers: nothing is written down", async () => {
  for (const [path, body] of [
    ["/cash", { amount: 5 }],
    ["/cash/takeback", { reason: "x" }],
    ["/notdelivered", { reason: "x" }],
  ] as const) {
    expect((await post(path, randomUUID(), body)).status).toBe(404);
    expect((await post(path, "42", body)).status).toBe(404);
    expect((await post(path, first, body, buyer)).status).toBe(403);
    expect((await request(`/admin/orders/${first}${path}`, { body })).status).toBe(401);
  }
  const { purchaseId } = await db().order.findUniqueOrThrow({ where: { id: first } });
  await db().purchase.update({
    where: { id: purchaseId },
    data: { method: "online", feePaise: 0 },
  });
  await db().order.updateMany({ where: { purchaseId }, data: { cash: null, cashFeePaise: 0 } });
  expect(await receive(first, ONE)).toMatchObject({ status: 409, body: { code: "conflict" } });
  await setStatus(admin, first, "Shipped");
  expect((await comesBack(first)).status).toBe(409);
  await db().order.updateMany({ where: { purchaseId }, data: { cash: "open" } });
  await db().purchase.update({ where: { id: purchaseId }, data: { method: "cash" } });
  await db().purchase.update({
    where: { id: purchaseId },
    data: { totalPaise: (ONE + OTHER) * 100 },
  });
});
