import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { audit } from "@/lib/audit/record";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { anOrder } from "@/tests/support/shop/order-builder";

let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

type Entry = { id: string; action: string; detail: object };

const read = (filters: Record<string, string> = {}, token = admin.token) =>
  request(`/admin/audit-log?${new URLSearchParams(filters)}`, { token });
const entriesOf = async (filters: Record<string, string>): Promise<Entry[]> =>
  (await read(filters)).body.entries;

/** Writes entries about one new subject, a minute apart, oldest first. */
async function someEntries(count: number, values: { action?: string; by?: string } = {}) {
  const subject = randomUUID();
  const { action = "test.changed", by = "admin" } = values;
  const data = Array.from({ length: count }, (_, n) => ({
    ...{ by, byId: admin.userId, action, subject, detail: { n } },
    at: new Date(Date.UTC(2026, 0, 1, 0, n)),
  }));
  const rows = await db().auditEntry.createManyAndReturn({ data, select: { id: true } });
  return { subject, ids: rows.map(({ id }) => id) };
}

describe("an entry", () => {
  it("names actor and subject, with before and after", async () => {
    const product = await aProduct();
    await audit(db(), {
      by: "admin",
      byId: admin.userId,
      action: "product.edited",
      subject: product.id,
      detail: { before: { price: 1 }, after: { price: 2 } },
    });
    const { status, body } = await read({ subject: product.id });
    expect(status).toBe(200);
    expect(body).toEqual({
      entries: [
        {
          id: expect.any(String),
          at: expect.stringMatching(/Z$/),
          by: "admin",
          by_id: admin.userId,
          by_name: admin.name,
          action: "product.edited",
          subject: product.id,
          subject_kind: "product",
          subject_name: product.name,
          detail: { before: { price: 1 }, after: { price: 2 } },
        },
      ],
      next: null,
      previous: null,
    });
  });

  it("names its subject if that is an order or a person", async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);
    const order = await anOrder({ userId: buyer.userId, product });
    const about = async (subject: string) => {
      await audit(db(), { by: "system", action: "test.noted", subject });
      const [entry] = await entriesOf({ subject });
      return entry;
    };
    expect(await about(order.id)).toMatchObject({
      subject_kind: "order",
      subject_name: order.number,
      by_name: null,
    });
    expect(await about(buyer.userId)).toMatchObject({
      subject_kind: "user",
      subject_name: buyer.name,
    });
    for (const subject of ["shop-settings", randomUUID()]) {
      expect(await about(subject)).toMatchObject({ subject_kind: null, subject_name: null });
    }
  });

  it("of an older format is returned unchanged", async () => {
    const subject = randomUUID();
    const old = { by: "admin", byId: admin.userId, action: "order.status-changed", subject };
    await db().auditEntry.create({ data: { ...old, detail: { from: null, to: "Shipped" } } });
    await db().auditEntry.create({ data: old });
    expect((await entriesOf({ subject })).map(({ detail }) => detail)).toEqual([
      {},
      { from: null, to: "Shipped" },
    ]);
  });
});

describe("the filters", () => {
  it("narrow by actor, action, noun and subject", async () => {
    const { userId } = await aCustomer();
    const subject = randomUUID();
    const facts = [
      { by: "customer", byId: userId, action: "password.changed" },
      { by: "admin", byId: admin.userId, action: "order.canceled" },
      { by: "admin", byId: admin.userId, action: "order.status-changed" },
      { by: "system", action: "order_note.added" },
    ] as const;
    for (const fact of facts) await audit(db(), { ...fact, subject });
    const actions = async (filters: Record<string, string>) =>
      (await entriesOf({ subject, ...filters })).map(({ action }) => action).sort();
    expect(await actions({})).toHaveLength(4);
    expect(await actions({ by: "customer" })).toEqual(["password.changed"]);
    expect(await actions({ by: "system" })).toEqual(["order_note.added"]);
    expect(await actions({ by_id: userId })).toEqual(["password.changed"]);
    expect(await actions({ by_id: admin.userId })).toEqual([
      "order.canceled",
      "order.status-changed",
    ]);
    expect(await actions({ action: "order" })).toEqual(["order.canceled", "order.status-changed"]);
    expect(await actions({ action: "order.canceled" })).toEqual(["order.canceled"]);
    expect(await actions({ action: "order", by: "customer" })).toEqual([]);
    expect(await actions({ action: "nothing" })).toEqual([]);
  });

  it("accept an inclusive range of days in India", async () => {
    const subject = randomUUID();
    const times = [
      "2026-03-09T18:29:59.999Z",
      "2026-03-09T18:30:00.000Z",
      "2026-03-11T18:29:59.999Z",
      "2026-03-11T18:30:00.000Z",
    ];
    await db().auditEntry.createMany({
      data: times.map((at) => ({ by: "admin", action: "test.timed", subject, at })),
    });
    const between = async (filters: Record<string, string>) =>
      (await read({ subject, ...filters })).body.entries.map(({ at }: { at: string }) => at);
    expect(await between({ from: "2026-03-10", to: "2026-03-11" })).toEqual([times[2], times[1]]);
    expect(await between({ to: "2026-03-09" })).toEqual([times[0]]);
    expect(await between({ from: "2026-03-12" })).toEqual([times[3]]);
  });

  it.each([
    ["by", { by: "somebody" }],
    ["by_id", { by_id: "7" }],
    ["action", { action: "Order Changed" }],
    ["subject", { subject: "" }],
    ["from", { from: "yesterday" }],
    ["to", { to: "2026-02-30" }],
    ["after", { after: "7" }],
    ["limit", { limit: "101" }],
  ])("refuse %s in %j", async (field, wrong) => {
    const { status, body } = await read(wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});

describe("paging", () => {
  it("returns every entry once in both directions for any page size", async () => {
    const { subject, ids } = await someEntries(23);
    const newest = ids.toReversed();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (limit) => {
        const { forward, back } = await walk({ subject, limit: String(limit) });
        expect(forward.flat()).toEqual(newest);
        expect(back.reverse()).toEqual(forward);
      }),
      { numRuns: 12 },
    );
  });

  it("handles entries with the same time", async () => {
    const subject = randomUUID();
    const at = new Date("2026-05-05T05:05:05Z");
    const one = { by: "admin", action: "test.changed", subject, at };
    await db().auditEntry.createMany({ data: Array.from({ length: 7 }, () => one) });
    const { forward } = await walk({ subject, limit: "2" });
    expect(new Set(forward.flat()).size).toBe(7);
    expect(forward.map((page) => page.length)).toEqual([2, 2, 2, 1]);
  });

  it("orders the actions of a noun by time", async () => {
    const subject = randomUUID();
    const start = Date.UTC(2026, 6, 1);
    const data = Array.from({ length: 12 }, (_, n) => ({
      ...{ by: "admin", subject, at: new Date(start + n * 1000) },
      action: `noun_of_test.${["made", "moved", "removed"][n % 3]}`,
    }));
    const rows = await db().auditEntry.createManyAndReturn({ data, select: { id: true } });
    const { forward, back } = await walk({ action: "noun_of_test", limit: "5" });
    expect(forward.flat()).toEqual(rows.map(({ id }) => id).toReversed());
    expect(back.reverse()).toEqual(forward);
  });

  it("starts at the first page for an unknown entry", async () => {
    const { subject, ids } = await someEntries(3);
    const { body } = await read({ subject, after: randomUUID(), limit: "2" });
    expect(body.entries.map(({ id }: Entry) => id)).toEqual(ids.toReversed().slice(0, 2));
    expect(body.previous).toBeNull();
  });
});

it("the choices are the recorded actions and the current administrators", async () => {
  const action = `made_${randomUUID().slice(0, 8).replace(/\d/g, "x")}.now` as const;
  await audit(db(), { by: "system", action, subject: "x" });
  const { status, body } = await request("/admin/audit-log/choices", { token: admin.token });
  expect(status).toBe(200);
  const known = await db().auditEntry.groupBy({ by: ["action"] });
  expect(new Set(body.actions)).toEqual(new Set(known.map((row) => row.action)));
  expect(body.actions).toContain(action);
  expect(body.administrators).toContainEqual({ id: admin.userId, name: admin.name });
  const { userId } = await aCustomer();
  expect(JSON.stringify(body)).not.toContain(userId);
});

it("refuses customers and guests", async () => {
  const { token } = await aCustomer();
  expect((await read({}, token)).status).toBe(403);
  expect((await read({}, "")).status).toBe(401);
});

/** Pages to the last page and back to the first; returns the ids of each page. */
async function walk(filters: Record<string, string>) {
  const idsOf = (entries: Entry[]) => entries.map(({ id }) => id);
  const forward: string[][] = [];
  let page = (await read(filters)).body;
  forward.push(idsOf(page.entries));
  while (page.next) {
    page = (await read({ ...filters, after: page.next })).body;
    forward.push(idsOf(page.entries));
  }
  const back = [idsOf(page.entries)];
  while (page.previous) {
    page = (await read({ ...filters, before: page.previous })).body;
    back.push(idsOf(page.entries));
  }
  return { forward, back };
}
