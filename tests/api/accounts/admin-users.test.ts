import { randomInt, randomUUID } from "node:crypto";
import fc from "fast-check";
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

type User = { id: string; name: string };

const list = (filters: Record<string, string> = {}, token = admin.token) =>
  request(`/admin/users?${new URLSearchParams(filters)}`, { token });
const view = (query: string, token = admin.token) =>
  request(`/admin/view-users${query}`, { token });
const one = (id: string, token = admin.token) => request(`/admin/users/${id}`, { token });
const idsOf = (users: User[]) => users.map(({ id }) => id);

/** Creates people whose emails share a unique word. */
async function people(names: string[]): Promise<{ word: string; ids: string[] }> {
  const word = `w${randomUUID().slice(0, 8)}`;
  const data = names.map((name, n) => ({
    ...{ name, email: `${word}-${n}@example.com`, passwordHash: "x" },
    createdAt: new Date(Date.UTC(2026, 0, 1 + randomInt(300))),
  }));
  const rows = await db().user.createManyAndReturn({ data, select: { id: true } });
  return { word, ids: rows.map(({ id }) => id) };
}

describe("the list", () => {
  it("returns what administrators may see and no hash", async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);
    await anOrder({ userId: buyer.userId, product });
    await anOrder({ userId: buyer.userId, product, status: "canceled" });
    const { status, body } = await list({ query: buyer.email });
    const row = await db().user.findUniqueOrThrow({ where: { id: buyer.userId } });
    expect(status).toBe(200);
    expect(body).toEqual({
      users: [
        {
          id: buyer.userId,
          user_number: row.number,
          name: buyer.name,
          email: buyer.email,
          email_verified: false,
          phone_number: buyer.phone,
          role: "customer",
          office_role: null,
          blocked: false,
          created_at: row.createdAt.toISOString(),
          orders: 2,
        },
      ],
      next: null,
      previous: null,
    });
  });

  it("leaves out deleted accounts", async () => {
    const { word, ids } = await people(["Asha", "Rohan"]);
    await db().user.update({ where: { id: ids[0] }, data: { erasedAt: new Date() } });
    expect(idsOf((await list({ query: word })).body.users)).toEqual([ids[1]]);
    const viewed = (await view("?limit=1-100")).body;
    expect(idsOf(viewed)).not.toContain(ids[0]);
  });

  it.each([
    ["a word of the name, whatever its capitals", (name: string) => name.toUpperCase()],
    ["a part of it", (name: string) => name.slice(2)],
  ])("finds by %s", async (_what, queryOf) => {
    const name = `Zara${randomUUID().slice(0, 8)}`;
    const { ids } = await people([name]);
    expect(idsOf((await list({ query: queryOf(name) })).body.users)).toEqual(ids);
  });

  it("finds by words in any order, Devanagari, id and phone in any format", async () => {
    const { word, ids } = await people(["मीरा अय्यर", "मीरा राव"]);
    const phone = `+919${randomInt(1e8, 1e9)}`;
    await db().user.update({ where: { id: ids[0] }, data: { phone } });
    const { number } = await db().user.findUniqueOrThrow({ where: { id: ids[0] } });
    const found = async (query: string) => idsOf((await list({ query })).body.users);
    expect(await found(`${word} अय्यर मीरा`)).toEqual([ids[0]]);
    expect(await found(phone.slice(3))).toEqual([ids[0]]);
    expect(await found(`0${phone.slice(3, 8)} ${phone.slice(8)}`)).toEqual([ids[0]]);
    expect(await found(`#${number}`)).toContain(ids[0]);
  });

  it("finds names by their first one or two letters", async () => {
    const { ids } = await people(["Qź Pillai", "Asha Qź"]);
    expect(idsOf((await list({ query: "qź" })).body.users)).toContain(ids[0]);
    expect(idsOf((await list({ query: "qź" })).body.users)).not.toContain(ids[1]);
  });

  it.each(["%", "_", "\\", "%%%"])("treats %s as a literal character", async (sign) => {
    await people(["Asha"]);
    expect((await list({ query: `asha${sign}` })).body.users).toEqual([]);
  });

  it("sorts by name and by age in both directions", async () => {
    const { word, ids } = await people(["bina", "Anil", "Bina", "chitra"]);
    const sorted = async (sort: string) => idsOf((await list({ query: word, sort })).body.users);
    const inOrder = await db().$queryRaw<User[]>`
      SELECT id, name FROM "User" WHERE id = ANY(${ids}::uuid[]) ORDER BY lower(name), id`;
    expect(inOrder.map(({ name }) => name.toLowerCase())).toEqual([
      "anil",
      "bina",
      "bina",
      "chitra",
    ]);
    expect(await sorted("name")).toEqual(idsOf(inOrder));
    expect(await sorted("-name")).toEqual(idsOf(inOrder).reverse());
    const byAge = await db().user.findMany({
      where: { id: { in: ids } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const oldest = byAge.map(({ id }) => id);
    expect(await sorted("created")).toEqual(oldest);
    expect(await sorted("-created")).toEqual(oldest.reverse());
  });

  it.each([
    ["sort", { sort: "email" }],
    ["limit", { limit: "0" }],
    ["limit", { limit: "101" }],
    ["after", { after: "7" }],
    ["query", { query: "x".repeat(101) }],
  ])("refuses %s in %j", async (field, wrong) => {
    const { status, body } = await list(wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});

describe("paging", () => {
  const letters = ["a", "A", "b", "B", "é", "Z", " ", "म", "ी", "र", "ा", "'", "1"];
  const name = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 4 });
  const input = fc.record({
    names: fc.array(name, { minLength: 1, maxLength: 15 }),
    limit: fc.integer({ min: 1, max: 7 }),
    sort: fc.constantFrom("name", "-name", "created", "-created"),
  });

  it("returns the whole list in both directions for any names", async () => {
    await fc.assert(
      fc.asyncProperty(input, async ({ names, limit, sort }) => {
        const { word, ids } = await people(names);
        const filters = { query: word, sort };
        const whole = idsOf((await list({ ...filters, limit: "100" })).body.users);
        expect(new Set(whole)).toEqual(new Set(ids));
        const { forward, back } = await walk({ ...filters, limit: String(limit) });
        expect(forward.flat()).toEqual(whole);
        expect(back.reverse()).toEqual(forward);
      }),
      { numRuns: 15 },
    );
  });

  it("continues at its place while people are added and removed", async () => {
    const { word, ids } = await people(["Anil", "Bina", "Chitra", "Dev", "Esha"]);
    const filters = { query: word, limit: "2" };
    const first = (await list(filters)).body;
    await db().user.create({
      data: { name: "Aarav", email: `${word}-new@example.com`, passwordHash: "x" },
    });
    await db().user.update({ where: { id: ids[2] }, data: { erasedAt: new Date() } });
    const second = (await list({ ...filters, after: first.next })).body;
    expect(idsOf(second.users)).toEqual([ids[3], ids[4]]);
  });

  it("starts at the first page after an unknown id", async () => {
    const { word, ids } = await people(["Anil", "Bina"]);
    const { body } = await list({ query: word, after: randomUUID() });
    expect(idsOf(body.users)).toEqual(ids);
    expect(body.previous).toBeNull();
  });
});

describe("the specification's list", () => {
  it("returns the requested range as an array by name", async () => {
    await people(["Anil", "Bina", "chitra"]);
    const hundred = (await view("")).body;
    const all = await db().$queryRaw<User[]>`
      SELECT id FROM "User" WHERE "erasedAt" IS NULL ORDER BY lower(name), id`;
    expect(idsOf(hundred)).toEqual(idsOf(all).slice(0, 100));
    expect(idsOf((await view("?limit=2-3")).body)).toEqual(idsOf(all).slice(1, 3));
    expect(idsOf((await view("?limit=0-2")).body)).toEqual(idsOf(all).slice(0, 2));
    expect((await view("?limit=900000-900010")).body).toEqual([]);
    expect(hundred[0]).toHaveProperty("user_number");
    expect(JSON.stringify(hundred)).not.toMatch(/password|hash/i);
  });

  it.each(["5", "3-2", "1-101", "a-b", "-1-5"])("refuses the range %s", async (limit) => {
    expect(await view(`?limit=${limit}`)).toMatchObject({ status: 422 });
  });
});

it("users are closed to customers and guests", async () => {
  const { token, userId } = await aCustomer();
  for (const [who, status] of [
    [token, 403],
    ["", 401],
  ] as const) {
    expect((await list({}, who)).status).toBe(status);
    expect((await view("", who)).status).toBe(status);
    expect((await one(userId, who)).status).toBe(status);
    const written = await request(`/admin/users/${userId}/written`, { token: who });
    expect(written.status).toBe(status);
  }
});

/** Pages to the last page and back to the first; returns the ids of each page. */
async function walk(filters: Record<string, string>) {
  let page = (await list(filters)).body;
  const forward = [idsOf(page.users)];
  while (page.next) {
    page = (await list({ ...filters, after: page.next })).body;
    forward.push(idsOf(page.users));
  }
  const back = [idsOf(page.users)];
  while (page.previous) {
    page = (await list({ ...filters, before: page.previous })).body;
    back.push(idsOf(page.users));
  }
  return { forward, back };
}
