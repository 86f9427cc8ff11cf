import { randomUUID } from "node:crypto";
import { aCustomer, allowPrograms, anAdmin, type Person } from "@/tests/support/builders";
import { aDemo, aMessage, ask, write } from "@/tests/support/contact-sample";
import { request } from "@/tests/support/http";
import { auditOf } from "@/tests/support/mailbox";

let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

describe("the back-office", () => {
  const contacts = (query = "") =>
    request(`/contact/getallcontacts${query}`, { token: admin.token });
  const demos = (query = "") => request(`/contact/demorequests${query}`, { token: admin.token });
  const mark = (path: string, body: object) =>
    request(path, { method: "PATCH", body, token: admin.token });

  it("reads the messages newest first, a page at a time, without a gap or a double", async () => {
    const references: string[] = [];
    for (let n = 0; n < 5; n++) references.unshift((await write(aMessage())).body.reference);
    const first = (await contacts("?limit=2")).body.contacts;
    const second = (await contacts(`?limit=2&after=${first[1].id}`)).body.contacts;
    const third = (await contacts(`?limit=1&after=${second[1].id}`)).body.contacts;
    const seen = [...first, ...second, ...third].map(({ reference }) => reference);
    expect(seen).toEqual(references);
    expect(first[0]).toEqual({
      id: expect.any(String),
      reference: references[0],
      topic: "general",
      firstname: "Asha",
      lastname: "Menon",
      email: expect.stringContaining("visitor-"),
      telephone: null,
      message: "Our society has 40 cars.",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      read_at: null,
      closed_at: null,
    });
  });

  it("reads the demo requests alike", async () => {
    const references: string[] = [];
    for (let n = 0; n < 3; n++) references.unshift((await ask(aDemo())).body.reference);
    const first = (await demos("?limit=2")).body.demo_requests;
    const rest = (await demos(`?limit=1&after=${first[1].id}`)).body.demo_requests;
    expect([...first, ...rest].map(({ reference }) => reference)).toEqual(references);
  });

  it("marks a message read and closed, keeps the first time, and writes each change down once", async () => {
    await write(aMessage());
    const [{ id }] = (await contacts("?limit=1")).body.contacts;
    const path = `/contact/messages/${id}`;
    const read = await mark(path, { read: true });
    expect(read).toMatchObject({ status: 200, body: { contact: { id, closed_at: null } } });
    const { read_at } = read.body.contact;
    expect(read_at).toEqual(expect.any(String));
    const closed = await mark(path, { read: true, closed: true });
    expect(closed.body.contact).toMatchObject({ read_at, closed_at: expect.any(String) });
    await mark(path, { read: true, closed: true });
    await mark(path, {});
    const undone = await mark(path, { read: false, closed: false });
    expect(undone.body.contact).toMatchObject({ read_at: null, closed_at: null });
    expect(await auditOf(id)).toEqual(["message.marked", "message.marked", "message.marked"]);
  });

  it("marks a demo request", async () => {
    await ask(aDemo());
    const [{ id }] = (await demos("?limit=1")).body.demo_requests;
    const path = `/contact/demorequests/${id}`;
    const { body } = await mark(path, { read: true });
    expect(body.demo_request.read_at).toEqual(expect.any(String));
    expect(await auditOf(id)).toEqual(["demo_request.marked"]);
    expect((await mark(path, {})).status).toBe(422);
  });

  it.each(["x", randomUUID()])("finds nothing to mark under %s", async (id) => {
    expect((await mark(`/contact/messages/${id}`, { read: true })).status).toBe(404);
    expect((await mark(`/contact/demorequests/${id}`, { read: true })).status).toBe(404);
  });

  it("is open to neither a customer nor nobody", async () => {
    const customer = await aCustomer();
    for (const [who, status] of [
      [customer.token, 403],
      ["", 401],
    ] as const) {
      expect((await request("/contact/getallcontacts", { token: who })).status).toBe(status);
      expect((await request("/contact/demorequests", { token: who })).status).toBe(status);
    }
  });
});
