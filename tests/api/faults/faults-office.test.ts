import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { aBoughtCharger, type Bought, ISSUE, reportFault } from "@/tests/support/samples/fault";
import { request } from "@/tests/support/servers/http";
import { subjectsTo } from "@/tests/support/servers/mailbox";
import { aCustomer, allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";

let admin: Person;
let buyer: Bought;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
  buyer = await aBoughtCharger();
});

const list = (values: Record<string, string> = {}, token = admin.token) =>
  request(`/admin/charger-reports?${new URLSearchParams(values)}`, { token });
const move = (id: string, state: unknown, token = admin.token) =>
  request(`/admin/charger-reports/${id}`, { method: "PATCH", body: { state }, token });
const aFault = async (person: Bought, issue = `${ISSUE} ${randomUUID()}`) =>
  (await reportFault(person, { issue })).body.report;
const references = (answer: { body: { reports: { reference: string }[] } }) =>
  answer.body.reports.map(({ reference }) => reference);

describe("GET /admin/charger-reports", () => {
  it("returns charger, place, fault, customer and time", async () => {
    const report = await aFault(buyer);
    const { body } = await list({ order_id: buyer.orderId, limit: "1" });
    expect(body.reports).toEqual([
      {
        ...report,
        user_id: buyer.userId,
        reported_by: buyer.name,
        email: buyer.email,
        phone_number: buyer.phone,
      },
    ]);
  });

  it("pages in both directions without gap or repeat, and restarts for an unknown cursor", async () => {
    const person = await aBoughtCharger();
    const made: string[] = [];
    for (let n = 0; n < 3; n++) made.unshift((await aFault(person)).reference);
    const view = { user_id: person.userId, limit: "2" };
    const first = await list(view);
    expect(references(first)).toEqual(made.slice(0, 2));
    expect(first.body.previous).toBeNull();
    const second = await list({ ...view, after: first.body.next });
    expect(references(second)).toEqual(made.slice(2));
    expect(second.body.next).toBeNull();
    expect(references(await list({ ...view, before: second.body.previous }))).toEqual(
      made.slice(0, 2),
    );
    expect(references(await list({ ...view, after: randomUUID() }))).toEqual(made.slice(0, 2));
  });

  it("filters by state and counts every state of the same search", async () => {
    const person = await aBoughtCharger();
    const [open, moved] = [await aFault(person), await aFault(person)];
    await move(moved.id, "in_progress");
    const view = { user_id: person.userId };
    const counts = { open: 1, in_progress: 1, done: 0 };
    const reported = await list({ ...view, state: "open" });
    expect(references(reported)).toEqual([open.reference]);
    expect(reported.body.counts).toEqual(counts);
    expect(references(await list({ ...view, state: "in_progress" }))).toEqual([moved.reference]);
    expect((await list({ ...view, state: "done" })).body).toMatchObject({ reports: [], counts });
  });

  it("finds by words, serial, reference, customer and the end of the order's number", async () => {
    const person = await aBoughtCharger();
    const word = randomUUID().slice(0, 8);
    const issue = `The cable of bay ${word} is 100% stuck.`;
    const body = { issue, serial: `SN-${word}`, location: "Gate_7, Pune" };
    const { reference } = (await reportFault(person, body)).body.report;
    for (const query of [
      word,
      `SN-${word}`,
      `pune ${word}`,
      reference.toLowerCase(),
      person.email,
      person.orderNumber.toLowerCase(),
      person.orderNumber.slice(-9),
      `${word} is 100%`,
    ]) {
      expect([query, references(await list({ query }))]).toEqual([query, [reference]]);
    }
    for (const query of [`${word} is 10_%`, `${word}%`, `${word}\\`]) {
      expect([query, references(await list({ query }))]).toEqual([query, []]);
    }
  });

  it.each([
    [{ state: "closed" }, "state"],
    [{ order_id: "x" }, "order_id"],
    [{ after: "x" }, "after"],
    [{ limit: "101" }, "limit"],
    [{ query: "x".repeat(101) }, "query"],
  ])("refuses %p", async (values, field) => {
    const { status, body } = await list(values);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });
});

describe("PATCH /admin/charger-reports/{id}", () => {
  const audited = (subject: string) =>
    db().auditEntry.findMany({
      where: { subject, action: "charger_report.moved" },
      orderBy: { at: "asc" },
      select: { byId: true, detail: true },
    });

  it("moves in both directions and audits each change with before and after", async () => {
    const { id, reference } = await aFault(await aBoughtCharger());
    const working = await move(id, "in_progress");
    expect(working.body).toMatchObject({
      message: `${reference} is now In work.`,
      report: { state: "in_progress", done_at: null },
    });
    const done = await move(id, "done");
    expect(done.body.report).toMatchObject({ state: "done", done_at: expect.any(String) });
    expect((await move(id, "done")).body.report.done_at).toBe(done.body.report.done_at);
    expect((await move(id, "open")).body.report).toMatchObject({ state: "open", done_at: null });
    const step = (before: string, after: string) => ({
      byId: admin.userId,
      detail: { before: { state: before }, after: { state: after } },
    });
    expect(await audited(id)).toEqual([
      step("open", "in_progress"),
      step("in_progress", "done"),
      step("done", "open"),
    ]);
  });

  it("emails the customer when it is done, after the time for Undo", async () => {
    const person = await aBoughtCharger();
    const { id, reference } = await aFault(person);
    await move(id, "done");
    const where = { to: person.email, subject: `Your report ${reference} is done` };
    const { nextTryAt } = await db().outboxMail.findFirstOrThrow({ where });
    expect(nextTryAt.getTime() - Date.now()).toBeGreaterThan(5_000);
    await move(id, "in_progress");
    expect(await subjectsTo(person.email)).not.toContain(where.subject);
    await move(id, "done");
    expect(await db().outboxMail.count({ where })).toBe(1);
  });

  it("keeps an email that was already sent", async () => {
    const person = await aBoughtCharger();
    const { id, reference } = await aFault(person);
    await move(id, "done");
    const where = { to: person.email, subject: `Your report ${reference} is done` };
    await db().outboxMail.updateMany({ where, data: { sentAt: new Date(), tries: 1 } });
    await move(id, "open");
    expect(await db().outboxMail.count({ where })).toBe(1);
  });

  it("refuses a move from a state that has changed in the meantime", async () => {
    const { id, reference } = await aFault(await aBoughtCharger());
    const moveFrom = (from: string, state: string) =>
      request(`/admin/charger-reports/${id}`, {
        method: "PATCH",
        body: { state, from },
        token: admin.token,
      });
    expect((await moveFrom("open", "done")).status).toBe(200);
    expect(await moveFrom("open", "in_progress")).toMatchObject({
      status: 409,
      body: { message: `${reference} has been set to Done meanwhile.` },
    });
    expect((await moveFrom("done", "in_progress")).status).toBe(200);
  });

  it("moves a report once under concurrent requests", async () => {
    const { id } = await aFault(await aBoughtCharger());
    await Promise.all([move(id, "done"), move(id, "done")]);
    expect(await audited(id)).toHaveLength(1);
  });

  it.each(["closed", null, undefined])("refuses the state %p", async (state) => {
    const { id } = await aFault(await aBoughtCharger());
    expect(await move(id, state)).toMatchObject({
      status: 422,
      body: { fields: { state: ["Choose Reported, In work or Done."] } },
    });
  });

  it("returns 404 for an unknown report and refuses customers and guests", async () => {
    for (const id of ["x", randomUUID()]) expect((await move(id, "done")).status).toBe(404);
    const { id } = await aFault(await aBoughtCharger());
    expect((await move(id, "done", (await aCustomer()).token)).status).toBe(403);
    expect((await move(id, "done", "")).status).toBe(401);
    expect((await list({}, buyer.token)).status).toBe(403);
    expect((await list({}, "")).status).toBe(401);
  });
});
