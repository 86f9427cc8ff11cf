import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { aDemo, aMessage, ask, write } from "@/tests/support/samples/contact";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";

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

  it("lists messages newest first, paged without gap or repeat", async () => {
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
      photos: [],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      read_at: null,
      handled_at: null,
      answered_at: null,
    });
  });

  it("lists demo requests the same way", async () => {
    const references: string[] = [];
    for (let n = 0; n < 3; n++) references.unshift((await ask(aDemo())).body.reference);
    const first = (await demos("?limit=2")).body.demo_requests;
    const rest = (await demos(`?limit=1&after=${first[1].id}`)).body.demo_requests;
    expect([...first, ...rest].map(({ reference }) => reference)).toEqual(references);
  });

  it("marks a message read and handled, keeps the first times and audits each change once", async () => {
    await write(aMessage());
    const [{ id }] = (await contacts("?limit=1")).body.contacts;
    const path = `/contact/messages/${id}`;
    const read = await mark(path, { read: true });
    expect(read).toMatchObject({ status: 200, body: { contact: { id, handled_at: null } } });
    const { read_at } = read.body.contact;
    expect(read_at).toEqual(expect.any(String));
    const handled = await mark(path, { read: true, handled: true });
    expect(handled.body.contact).toMatchObject({ read_at, handled_at: expect.any(String) });
    await mark(path, { read: true, handled: true });
    await mark(path, {});
    const undone = await mark(path, { read: false, handled: false });
    expect(undone.body.contact).toMatchObject({ read_at: null, handled_at: null });
    const marks = (read: boolean, handled: boolean) => ({ read, handled });
    expect(await marked(id, "message.marked")).toEqual([
      { before: marks(false, false), after: marks(true, false) },
      { before: marks(true, false), after: marks(true, true) },
      { before: marks(true, true), after: marks(false, false) },
    ]);
  });

  it.each([
    ["/contact/getallcontacts", "/contact/messages/", "contacts", () => write(aMessage())],
    ["/contact/demorequests", "/contact/demorequests/", "demo_requests", () => ask(aDemo())],
  ])("filters %s to unread ones", async (list, one, name, send) => {
    const references = [(await send()).body.reference, (await send()).body.reference];
    const read = async (query: string) =>
      (await request(`${list}?${query}`, { token: admin.token })).body[name];
    const [newest] = await read("limit=1");
    await mark(`${one}${newest.id}`, { read: true });
    const [unread] = await read("limit=1&unread=true");
    expect([newest.reference, unread.reference]).toEqual(references.reverse());
    expect((await read("limit=1&unread=false"))[0].reference).toBe(newest.reference);
    const wrong = await request(`${list}?unread=maybe`, { token: admin.token });
    expect(wrong.status).toBe(422);
  });

  it("marks a demo request", async () => {
    await ask(aDemo());
    const [{ id }] = (await demos("?limit=1")).body.demo_requests;
    const path = `/contact/demorequests/${id}`;
    const { body } = await mark(path, { read: true });
    expect(body.demo_request.read_at).toEqual(expect.any(String));
    const handled = (await mark(path, { handled: true })).body.demo_request;
    expect(handled).toMatchObject({ read_at: body.demo_request.read_at });
    expect(handled.handled_at).toEqual(expect.any(String));
    expect((await mark(path, {})).body.demo_request).toEqual(handled);
    expect(await marked(id, "demo_request.marked")).toEqual([
      { before: { read: false, handled: false }, after: { read: true, handled: false } },
      { before: { read: true, handled: false }, after: { read: true, handled: true } },
    ]);
    expect((await mark(path, { read: "yes" })).status).toBe(422);
  });

  it.each(["x", randomUUID()])("returns 404 for %s", async (id) => {
    expect((await mark(`/contact/messages/${id}`, { read: true })).status).toBe(404);
    expect((await mark(`/contact/demorequests/${id}`, { read: true })).status).toBe(404);
  });

  it("refuses customers and guests", async () => {
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

/** The audited marks of one entry, oldest first. */
async function marked(subject: string, action: string) {
  const rows = await db().auditEntry.findMany({
    where: { subject, action, byId: admin.userId },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    select: { detail: true },
  });
  return rows.map(({ detail }) => detail);
}
