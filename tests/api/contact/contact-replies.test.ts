import { randomUUID } from "node:crypto";
import { company } from "@/lib/content/company";
import { db } from "@/lib/db";
import { MAX_TRIES } from "@/lib/mail/rules";
import { aMessage, anEmail, write } from "@/tests/support/samples/contact";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  PASSWORD,
  type Person,
} from "@/tests/support/shop/builders";
import { aKey, isReplayed, withKey } from "@/tests/support/shop/keyed";
import { anOrder } from "@/tests/support/shop/order-builder";

const TEXT = "Forty cars need a load plan.\n\nShall we come on Friday?";
let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

async function received(changes: object = {}, options: object = {}): Promise<string> {
  const { body } = await write(aMessage(changes), options);
  const { reference } = body;
  const { id } = await db().contactMessage.findUniqueOrThrow({ where: { reference } });
  return id;
}
const path = (id: string) => `/contact/messages/${id}`;
const read = async (id: string) => (await request(path(id), { token: admin.token })).body;
const answer = (id: string, body: object = {}, who = admin) =>
  request(`${path(id)}/replies`, { token: who.token, body: { text: TEXT, ...body } });
const mailOf = (replyId: string) =>
  db().outboxMail.findUniqueOrThrow({ where: { dedupeKey: `contact-reply:${replyId}` } });

describe("a reply to a message", () => {
  it("is stored, emailed with the message quoted, and audited", async () => {
    const email = anEmail();
    const id = await received({ email, message: "Forty cars.\nWho plans the cables?" });
    expect(await read(id)).toMatchObject({
      contact: { id, email, read_at: null, answered_at: null },
      replies: [],
    });
    const { status, body } = await answer(id, { text: ` ${TEXT.replace("\n\n", "\r\n\r\n")} ` });
    expect(status).toBe(200);
    const { reference } = body.contact;
    expect(body.message).toBe(`Answer to ${reference} sent.`);
    const reply = {
      ...{ id: expect.any(String), text: TEXT, by: admin.name, at: expect.any(String) },
      mail: { state: "waiting", sent_at: null, problem: null },
    };
    expect(body.reply).toEqual(reply);
    expect(body.contact).toMatchObject({
      read_at: expect.any(String),
      handled_at: null,
      answered_at: body.reply.at,
    });
    expect(await read(id)).toEqual({ contact: body.contact, replies: [body.reply] });
    const mail = await mailOf(body.reply.id);
    expect(mail).toMatchObject({ to: email, replyTo: company.email });
    expect(mail.subject).toBe(`Our answer to your message ${reference}`);
    expect(mail.text).toContain("Shall we come on Friday?");
    expect(mail.text).toContain("you wrote:\n\n> Forty cars.\n\n> Who plans the cables?");
    const [entry] = await db().auditEntry.findMany({ where: { subject: id } });
    expect(entry).toMatchObject({
      ...{ action: "message.answered", byId: admin.userId },
      detail: { before: null, after: { reply: body.reply.id, handled: false } },
    });
  });

  it("marks the message handled on request, and keeps the first times", async () => {
    const id = await received();
    const first = (await answer(id, { handled: true })).body.contact;
    expect(first).toMatchObject({ read_at: expect.any(String), handled_at: expect.any(String) });
    const second = (await answer(id, { text: "One thing more." })).body.contact;
    expect(second).toMatchObject({ read_at: first.read_at, handled_at: first.handled_at });
    const { replies } = await read(id);
    expect(replies.map(({ text }: { text: string }) => text)).toEqual([TEXT, "One thing more."]);
  });

  it("to a complaint comes from the grievance officer", async () => {
    const id = await received({ topic: "grievance" });
    const { body } = await answer(id);
    const mail = await mailOf(body.reply.id);
    expect(mail.replyTo).toBe(company.grievanceOfficer.email);
    expect(mail.subject).toBe(`Our answer to your complaint ${body.contact.reference}`);
  });

  it("is sent once for repeated requests", async () => {
    const id = await received();
    const wish = { person: admin, path: `${path(id)}/replies`, body: { text: TEXT } };
    const key = aKey();
    const first = await withKey(key, wish);
    const again = await withKey(key, wish);
    expect(isReplayed(again)).toBe(true);
    const both = await Promise.all([answer(id), answer(id, { replies_seen: 0 })]);
    for (const { status, body } of [first, again, ...both]) {
      expect([status, body.reply.id]).toEqual([200, first.body.reply.id]);
    }
    expect(await db().contactReply.count({ where: { messageId: id } })).toBe(1);
  });

  it("is refused after a newer reply that the screen did not show", async () => {
    const id = await received();
    const other = await anAdmin();
    await answer(id, { replies_seen: 0 });
    const late = await answer(id, { text: "The same, in other words.", replies_seen: 0 }, other);
    expect(late).toMatchObject({
      status: 409,
      body: { message: `${admin.name} has answered meanwhile. Read that answer first.` },
    });
    expect((await answer(id, { text: "Also this.", replies_seen: 1 }, other)).status).toBe(200);
    expect((await read(id)).replies).toHaveLength(2);
  });

  it("shows the state of its email", async () => {
    const id = await received();
    const { reply } = (await answer(id)).body;
    const where = { dedupeKey: `contact-reply:${reply.id}` };
    const state = async () => (await read(id)).replies[0].mail;
    await db().outboxMail.update({ where, data: { tries: 3, lastError: "Greylisted" } });
    expect(await state()).toEqual({ state: "waiting", sent_at: null, problem: "Greylisted" });
    await db().outboxMail.update({ where, data: { tries: MAX_TRIES } });
    expect(await state()).toEqual({ state: "failed", sent_at: null, problem: "Greylisted" });
    const sentAt = new Date();
    await db().outboxMail.update({ where, data: { sentAt, lastError: null } });
    expect(await state()).toEqual({
      ...{ state: "sent", sent_at: sentAt.toISOString(), problem: null },
    });
    await db().outboxMail.delete({ where });
    expect(await state()).toEqual({ state: "removed", sent_at: null, problem: null });
  });

  it.each([
    ["nothing", { text: " \n " }, "text", "Write the answer."],
    ["no text", { text: 7 }, "text", "Write the answer."],
    ["a book", { text: "a".repeat(5001) }, "text", "An answer has at most 5,000 characters."],
    ["half a mark", { handled: "yes" }, "handled", "Say true or false."],
    ["half an answer seen", { replies_seen: 0.5 }, "replies_seen", "Enter a whole number."],
  ])("refuses %s", async (_what, body, field, words) => {
    const id = await received();
    expect(await answer(id, body)).toMatchObject({
      status: 422,
      body: { fields: { [field]: [words] } },
    });
  });

  it.each(["x", randomUUID()])("returns 404 for message %s", async (id) => {
    expect((await answer(id)).status).toBe(404);
    const { token } = admin;
    expect((await request(path(id), { token })).status).toBe(404);
    expect((await request(`${path(id)}/orders`, { token })).status).toBe(404);
  });

  it("is in the sender's data copy and is erased with the account", async () => {
    const person = await aCustomer();
    const { userId, token } = person;
    const id = await received({}, { token });
    const { reply } = (await answer(id)).body;
    expect((await mailOf(reply.id)).userId).toBe(userId);
    const { body } = await request("/users/data", { token });
    expect(body.messages).toMatchObject([{ answers: [{ text: TEXT, sent_at: reply.at }] }]);
    const entered = { entered_password: PASSWORD };
    await request("/users/account", { method: "DELETE", token, body: entered });
    expect(await db().contactReply.count({ where: { id: reply.id } })).toBe(0);
    const dedupeKey = `contact-reply:${reply.id}`;
    expect(await db().outboxMail.count({ where: { dedupeKey } })).toBe(0);
  });
});

describe("the orders of a message's sender", () => {
  const orders = async (id: string) =>
    (await request(`${path(id)}/orders`, { token: admin.token })).body;
  const aBuyer = async (data: object = {}) => {
    const person = await aCustomer();
    await db().user.update({ where: { id: person.userId }, data });
    const order = await anOrder({ userId: person.userId, product: await aProduct() });
    return { ...person, order };
  };
  const phone = () => `+917${String(Math.random()).slice(2, 11)}`;
  const verified = { emailVerifiedAt: new Date() };
  type Row = { order_id: string; match: string };
  const matches = ({ orders }: { orders: Row[] }) =>
    orders.map(({ order_id, match }) => [order_id, match]);

  it("are those of the logged-in account, whatever address was typed", async () => {
    const buyer = await aBuyer();
    const id = await received({}, { token: buyer.token });
    const found = await orders(id);
    expect(found.customers).toEqual([
      { user_id: buyer.userId, user_name: buyer.name, match: "account" },
    ]);
    expect(found.orders).toMatchObject([
      { order_id: buyer.order.id, order_number: buyer.order.number, match: "account" },
    ]);
  });

  it("are those of a verified address only", async () => {
    const proven = await aBuyer(verified);
    const claimed = await aBuyer();
    expect(matches(await orders(await received({ email: proven.email.toUpperCase() })))).toEqual([
      [proven.order.id, "email"],
    ]);
    expect(await orders(await received({ email: claimed.email }))).toEqual({
      ...{ customers: [], telephone: null, orders: [] },
    });
  });

  it("include those with the phone number, in the account or on the parcel, after surer matches", async () => {
    const telephone = phone();
    const owner = await aBuyer({ ...verified, phone: telephone });
    const other = await aBuyer();
    await db().purchase.updateMany({ where: { userId: other.userId }, data: { phone: telephone } });
    await aBuyer({ phone: phone() });
    const local = `0${telephone.slice(3)}`;
    const stranger = await orders(await received({ telephone: local }));
    expect(stranger).toMatchObject({ customers: [], telephone });
    expect(matches(stranger)).toEqual([
      [other.order.id, "phone"],
      [owner.order.id, "phone"],
    ]);
    expect(matches(await orders(await received({ telephone: local, email: owner.email })))).toEqual(
      [
        [other.order.id, "phone"],
        [owner.order.id, "email"],
      ],
    );
  });

  it("are not guessed from a number without a country code", async () => {
    expect(await orders(await received({ telephone: "1800 123 4567" }))).toMatchObject({
      ...{ telephone: null, orders: [] },
    });
  });
});
