import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { MAX_TRIES } from "@/lib/mail/rules";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";

let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});
beforeEach(() => db().outboxMail.deleteMany({ where: { tries: { gte: MAX_TRIES } } }));

/** A mail in the outbox, given up by default. */
const aMail = (changes: object = {}) =>
  db().outboxMail.create({
    data: {
      ...{ to: `buyer-${randomUUID()}@example.com`, subject: "Order AK-2611-000482 is placed" },
      ...{ text: "Hello", html: "<p>Hello</p>", tries: MAX_TRIES, lastError: "Timed out" },
      ...changes,
    },
  });
const list = (query = "", person = admin) =>
  request(`/admin/mails${query}`, { token: person.token });
const again = (body: object = {}, person = admin) =>
  request("/admin/mails/again", { body, token: person.token });
const remove = (id: string, person = admin) =>
  request(`/admin/mails/${id}`, { method: "DELETE", token: person.token });
const mailOf = (id: string) => db().outboxMail.findUnique({ where: { id } });
const audited = (subject: string) =>
  db().auditEntry.findMany({ where: { subject, byId: admin.userId }, orderBy: { id: "asc" } });

describe("GET /admin/mails", () => {
  it("lists emails that are no longer retried, newest first, without their text", async () => {
    const [old, young] = [await aMail(), await aMail({ lastError: null })];
    await aMail({ tries: MAX_TRIES - 1 });
    await aMail({ sentAt: new Date(), tries: MAX_TRIES + 1 });
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toEqual({
      mails: [young, old].map(({ id, to, subject, createdAt, lastError }) => {
        return { id, to, subject, written_at: createdAt.toISOString(), problem: lastError };
      }),
      count: 2,
      next: null,
      previous: null,
    });
  });

  it("pages in both directions, also when an email is sent in between", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.unshift((await aMail()).id);
    const shown = async (query: string) =>
      (await list(query)).body.mails.map(({ id }: { id: string }) => id);
    expect(await shown("?limit=2")).toEqual(ids.slice(0, 2));
    await again({ id: ids[1] });
    expect(await shown(`?limit=2&after=${ids[1]}`)).toEqual(ids.slice(2));
    expect(await shown(`?limit=2&before=${ids[1]}`)).toEqual(ids.slice(0, 1));
  });
});

describe("POST /admin/mails/again", () => {
  it("requeues an email once for repeated requests and audits it", async () => {
    const [one, other] = [await aMail(), await aMail()];
    const answers = await Promise.all([again({ id: one.id }), again({ id: one.id })]);
    for (const { status, body } of answers) {
      expect({ status, message: body.message }).toEqual({
        status: 200,
        message: "The email is on its way again.",
      });
    }
    expect(answers.map(({ body }) => body.count).toSorted()).toEqual([0, 1]);
    expect((await mailOf(one.id))?.tries).toBeLessThan(MAX_TRIES);
    expect((await mailOf(one.id))?.nextTryAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await mailOf(other.id))?.tries).toBe(MAX_TRIES);
    expect(await audited(one.id)).toMatchObject([
      { action: "mail.sent_again", by: "admin", detail: { to: "b…@example.com", mails: 1 } },
    ]);
  });

  it("requeues all of them", async () => {
    const mails = [await aMail(), await aMail()];
    expect((await again()).body).toEqual({ message: "2 emails are on their way again.", count: 2 });
    for (const { id } of mails) expect((await mailOf(id))?.tries).toBeLessThan(MAX_TRIES);
    expect((await again()).body).toEqual({ message: "There is no email to send again.", count: 0 });
    expect(await audited("mails")).toMatchObject([{ detail: { to: "all", mails: 2 } }]);
  });

  it("refuses a sent mail and an unknown one", async () => {
    const sent = await aMail({ sentAt: new Date() });
    expect((await again({ id: sent.id })).body.count).toBe(0);
    expect((await mailOf(sent.id))?.tries).toBe(MAX_TRIES);
    expect((await again({ id: randomUUID() })).status).toBe(404);
    expect((await again({ id: "all" })).body.fields).toEqual({ id: ["Say which mail."] });
  });
});

describe("DELETE /admin/mails/{id}", () => {
  it("removes an email and audits it", async () => {
    const { id } = await aMail();
    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { message: "The email is removed. It is not sent any more." },
    });
    expect(await mailOf(id)).toBeNull();
    expect(await audited(id)).toMatchObject([
      { action: "mail.removed", detail: { before: "given up", after: "removed" } },
    ]);
    expect((await remove(id)).status).toBe(404);
  });

  it("refuses an email that is still retried and an unknown one", async () => {
    const { id } = await aMail({ tries: 3 });
    expect((await remove(id)).status).toBe(404);
    expect((await remove("all")).status).toBe(404);
    expect(await mailOf(id)).not.toBeNull();
  });
});

it("an unsent mail is listed under Needs attention with a link", async () => {
  await aMail();
  const { body } = await request("/analytics/attention", { token: admin.token });
  expect(body.unsent_mails).toEqual({ count: 1, href: "/admin/mails" });
});

it("unsent emails are open only to administrators", async () => {
  const { id } = await aMail();
  const customer = await aCustomer();
  for (const answer of [
    await list("", customer),
    await again({ id }, customer),
    await remove(id, customer),
  ])
    expect(answer.status).toBe(403);
  expect((await list("", { ...customer, token: "" })).status).toBe(401);
  expect((await mailOf(id))?.tries).toBe(MAX_TRIES);
});
