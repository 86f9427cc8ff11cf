import { db } from "@/lib/db";
import { emptyOldContacts } from "@/lib/retention/old-rows";
import { request } from "@/tests/support/servers/http";
import {
  allowPrograms,
  anAdmin,
  aProduct,
  PASSWORD,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { aNamedBuyer, mailsTo, placeCash, setStatus } from "@/tests/support/shop/office-orders";

const NUMBER = "1490819204561";
const LINK = `https://www.delhivery.com/track/package/${NUMBER}`;
const DELHIVERY = { carrier: "delhivery", number: NUMBER };
const SEEN = { carrier: "delhivery", carrier_name: "Delhivery", number: NUMBER, url: LINK };

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

const ship = (tracking?: object, orderstatus: string | null = "Shipped") =>
  request("/order/statusupdate", {
    body: { orderid: orderId, orderstatus, tracking },
    token: admin.token,
  });
const track = (tracking: object | null, id = orderId) =>
  request(`/admin/orders/${id}/tracking`, { body: { tracking }, token: admin.token });
const undo = (event_id: string) =>
  request("/order/statusundo", { body: { orderid: orderId, event_id }, token: admin.token });
const record = async () => (await request(`/admin/orders/${orderId}`, { token: admin.token })).body;
const inHistory = async () =>
  (await request("/order/orderhistory", { method: "POST", body: {}, token: buyer.token })).body[0];
const storedTracking = () =>
  db().order.findUniqueOrThrow({
    where: { id: orderId },
    select: { carrier: true, trackingNumber: true },
  });
const mails = async () => (await mailsTo(buyer)).slice(1);
const send = () =>
  db().outboxMail.updateMany({
    where: { to: buyer.email },
    data: { sentAt: new Date(), tries: 1 },
  });
const audits = () =>
  db().auditEntry.findMany({
    where: { subject: orderId, action: "order.tracking-changed" },
    orderBy: { id: "asc" },
  });

it("lists the carriers to choose from", async () => {
  const { body } = await request("/admin/carriers", { token: admin.token });
  expect(body.carriers).toContainEqual({ id: "delhivery", name: "Delhivery" });
  expect(body.carriers.map(({ id }: { id: string }) => id)).not.toContain("other");
});

describe("an order that is set to Shipped", () => {
  it("stores carrier and number for the office, the customer and the email", async () => {
    const answer = await ship({ carrier: "delhivery", number: " 1490 8192 04561 " });
    expect(answer).toMatchObject({ status: 200, body: { order: { tracking: SEEN } } });
    expect((await inHistory()).tracking).toEqual(SEEN);
    const [mail] = await mails();
    expect(mail?.text).toContain(`It goes with Delhivery, tracking number ${NUMBER}.`);
    expect(mail?.text).toContain(`Track it at Delhivery: ${LINK}`);
    expect(mail?.html).toContain(`<a href="${LINK}"`);
    expect((await record()).steps.at(-1)).toMatchObject({
      to: "Shipped",
      note: `Delhivery ${NUMBER}`,
    });
    expect(await audits()).toMatchObject([
      { byId: admin.userId, detail: { before: null, after: { trackingNumber: NUMBER } } },
    ]);
  });

  it("needs no tracking number", async () => {
    expect((await ship()).body.order.tracking).toBeNull();
    const [mail] = await mails();
    expect(mail?.text).not.toContain("tracking number");
    expect(await audits()).toEqual([]);
  });

  it("stores another carrier's name and link", async () => {
    const url = "https://track.rajlogistics.example/lr/77120?x=1&y=2";
    const own = { carrier: "other", carrier_name: "Raj Logistics", number: "LR-77120", url };
    expect((await ship(own)).body.order.tracking).toEqual(own);
    const [mail] = await mails();
    expect(mail?.text).toContain(`Track it at Raj Logistics: ${url}`);
  });

  it.each([
    [{ carrier: "pigeon", number: NUMBER }, "tracking.carrier", "There is no such carrier."],
    [{ number: NUMBER }, "tracking.carrier", "Choose the carrier."],
    [{ carrier: "delhivery" }, "tracking.number", "Enter the tracking number."],
    [{ carrier: "other", number: NUMBER }, "tracking.carrier_name", "Enter the carrier's name."],
    [{ ...DELHIVERY, url: "http://x.example/1" }, "tracking.url", "Paste the whole link"],
    [{ ...DELHIVERY, number: "<b>1</b>" }, "tracking.number", "4 to 40 letters and digits"],
  ])("refuses %j and changes nothing", async (tracking, field, words) => {
    const answer = await ship(tracking);
    expect(answer.status).toBe(422);
    expect(answer.body.fields[field]?.join()).toContain(words);
    expect((await record()).order.order_status).toBeNull();
    expect(await mails()).toEqual([]);
  });

  it("has no tracking number before shipping", async () => {
    expect((await ship(DELHIVERY, "Accepted")).body.fields.tracking).toBeDefined();
    expect(await track(DELHIVERY)).toMatchObject({ status: 409, body: { code: "conflict" } });
  });
});

describe("a tracking number", () => {
  it("stays on Delivered and is hidden after a set-back", async () => {
    await ship(DELHIVERY);
    expect((await setStatus(admin, orderId, "Delivered")).body.order.tracking).toEqual(SEEN);
    expect((await setStatus(admin, orderId, "Accepted")).body.order.tracking).toBeNull();
    expect((await inHistory()).tracking).toBeNull();
  });

  it("of an earlier parcel is not reused for the next", async () => {
    await ship(DELHIVERY);
    await setStatus(admin, orderId, "Accepted");
    expect((await ship()).body.order.tracking).toBeNull();
    expect(await storedTracking()).toEqual({ carrier: null, trackingNumber: null });
  });

  it("is removed by the undo of its change, and restored by the undo of a later one", async () => {
    const { event_id } = (await ship(DELHIVERY)).body;
    expect((await undo(event_id)).body.order.tracking).toBeNull();
    expect(await storedTracking()).toEqual({ carrier: null, trackingNumber: null });
    await ship(DELHIVERY);
    const later = await ship({ carrier: "vrl", number: "77120455" }, "Delivered");
    expect((await undo(later.body.event_id)).body.order.tracking).toEqual(SEEN);
  });

  it("changed in between is removed by that undo too, with its email", async () => {
    const { event_id } = (await ship()).body;
    await send();
    await track(DELHIVERY);
    expect(await mails()).toHaveLength(2);
    await undo(event_id);
    expect(await storedTracking()).toEqual({ carrier: null, trackingNumber: null });
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects.join()).not.toContain("tracking number");
    expect((await record()).steps.map(({ kind }: { kind: string }) => kind)).not.toContain(
      "tracking",
    );
  });

  it("changed before the email is sent is in that mail", async () => {
    await ship({ carrier: "vrl", number: "77120455" });
    await track(DELHIVERY);
    const waiting = await mails();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.text).toContain(NUMBER);
    expect(waiting[0]?.text).not.toContain("77120455");
    expect(waiting[0]?.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 5_000);
  });

  it("changed afterwards is emailed separately once, ten seconds later", async () => {
    await ship({ carrier: "vrl", number: "77120455" });
    await send();
    const asked = Date.now();
    await track({ ...DELHIVERY, number: "1490819204562" });
    await track(DELHIVERY);
    const [, mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Order AK-.*: tracking number$/);
    expect(mail?.text).toContain(`now goes with Delhivery, tracking number ${NUMBER}.`);
    expect(mail?.text).toContain(LINK);
    expect(mail?.nextTryAt.getTime()).toBeGreaterThanOrEqual(asked + 10_000);
    expect(
      (await record()).steps.filter(({ kind }: { kind: string }) => kind === "tracking"),
    ).toMatchObject([{ note: "Delhivery 1490819204562" }, { note: `Delhivery ${NUMBER}` }]);
    expect((await audits()).at(-1)?.detail).toMatchObject({
      before: { trackingNumber: "1490819204562" },
      after: { trackingNumber: NUMBER },
    });
  });

  it("set to the same value changes nothing and sends no email", async () => {
    await ship(DELHIVERY);
    await send();
    expect((await track(DELHIVERY)).status).toBe(200);
    expect((await ship(DELHIVERY)).body.event_id).toBeNull();
    expect(await mails()).toHaveLength(1);
    expect(await audits()).toHaveLength(1);
  });

  it("can be removed with its unsent mail", async () => {
    await ship();
    await send();
    await track(DELHIVERY);
    expect((await track(null)).body).toMatchObject({
      message: "Tracking number removed.",
      order: { tracking: null },
    });
    expect(await mails()).toHaveLength(1);
  });

  it("is not emailed after a set-back", async () => {
    await ship();
    await send();
    await track(DELHIVERY);
    await setStatus(admin, orderId, "Accepted");
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringContaining(": Shipped"),
      expect.stringContaining(": Accepted"),
    ]);
  });

  it("is not emailed after a cancellation", async () => {
    await ship();
    await send();
    await track(DELHIVERY);
    await request(`/admin/orders/${orderId}/cancellation`, {
      body: { reason: "The customer has called" },
      token: admin.token,
    });
    const subjects = (await mails()).map(({ subject }) => subject).join();
    expect(subjects).not.toContain("tracking number");
    expect((await inHistory()).tracking).toBeNull();
    expect(await track(DELHIVERY)).toMatchObject({
      status: 409,
      body: { code: "order_canceled" },
    });
  });

  it("is in the data copy and is erased with the account", async () => {
    await ship(DELHIVERY);
    const { body } = await request("/users/data", { token: buyer.token });
    expect(body.orders[0]).toMatchObject({ carrier: "Delhivery", tracking_number: NUMBER });
    const gone = {
      ...({ method: "DELETE", token: buyer.token } as const),
      body: { entered_password: PASSWORD },
    };
    expect((await request("/users/account", gone)).status).toBe(200);
    // The office needs it until the parcel is delivered.
    expect(await storedTracking()).toEqual({ carrier: "delhivery", trackingNumber: NUMBER });
    await track({ ...DELHIVERY, number: "1490819204562" });
    await setStatus(admin, orderId, "Delivered");
    await db().order.update({ where: { id: orderId }, data: { cash: "received" } });
    await emptyOldContacts(new Date());
    expect(await storedTracking()).toEqual({ carrier: null, trackingNumber: null });
    expect(JSON.stringify(await audits())).not.toContain("14908192");
    const notes = await db().orderEvent.findMany({ where: { orderId }, select: { note: true } });
    expect(notes.map(({ note }) => note).filter(Boolean)).toEqual([]);
  });

  it("of an unknown order returns 404", async () => {
    expect((await track(DELHIVERY, "nonsense")).status).toBe(404);
  });
});
