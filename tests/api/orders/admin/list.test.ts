import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { aNamedBuyer, placeCash, setStatus } from "@/tests/support/shop/office-orders";
import { withCash } from "@/tests/support/shop/order-builder";

let admin: Person;
let product: Sold;
let buyer: Awaited<ReturnType<typeof aNamedBuyer>>;
/** Newest first: placed, Shipped, canceled, Processing, Delivered. */
let ids: string[];
let numbers: string[];

const STATUSES = ["Delivered", "Processing", "canceled", "Shipped", null] as const;
/** Noon in India on the first five days of March. */
const NOON = (day: number) => new Date(`2026-03-0${day}T12:00:00+05:30`);

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
  product = await aProduct({ quantity: 50 });
  buyer = await aNamedBuyer(product);
  ids = [];
  for (const [index, status] of STATUSES.entries()) {
    const [id = ""] = await placeCash(buyer, [product]);
    await db().order.update({
      where: { id },
      data: { ...withCash(status), placedAt: NOON(index + 1) },
    });
    ids.unshift(id);
  }
  const orders = await db().order.findMany({ where: { userId: buyer.userId } });
  numbers = ids.map((id) => orders.find((order) => order.id === id)?.number ?? "");
});

const list = (filters: Record<string, string>, person = admin) =>
  request(`/admin/orders?${new URLSearchParams(filters)}`, { token: person.token });
const idsOf = (orders: { order_id: string }[]) => orders.map(({ order_id }) => order_id);
const found = async (filters: Record<string, string>) => idsOf((await list(filters)).body.orders);
const mine = (filters: Record<string, string> = {}) => found({ query: buyer.name, ...filters });
const at = (...places: number[]) => places.map((place) => ids[place]);

describe("GET /admin/orders", () => {
  it("returns the newest first, cancelled ones only on request", async () => {
    expect(await mine()).toEqual(at(0, 1, 3, 4));
    expect(await mine({ canceled: "true" })).toEqual(ids);
  });

  it.each([
    ["placed", [0]],
    ["Shipped", [1]],
    ["Processing", [3]],
    ["Delivered", [4]],
    ["Accepted", []],
  ])("filters by %s, with cancelled orders on request", async (status, places) => {
    expect(await mine({ status })).toEqual(at(...places));
    expect(await mine({ status, canceled: "1" })).toEqual(at(...[...places, 2].sort()));
  });

  it.each([
    [{ from: "2026-03-04" }, [0, 1]],
    [{ to: "2026-03-02" }, [3, 4]],
    [{ from: "2026-03-02", to: "2026-03-04" }, [1, 3]],
    [{ from: "2026-03-05", to: "2026-03-01" }, []],
  ])("filters by inclusive days in India: %j", async (days, places) => {
    expect(await mine(days)).toEqual(at(...places));
  });

  it("counts a day from midnight to midnight in India", async () => {
    const id = ids[0] ?? "";
    for (const [time, days] of [
      ["00:00:00", 1],
      ["23:59:59", 1],
    ] as const) {
      await db().order.update({
        where: { id },
        data: { placedAt: new Date(`2026-03-05T${time}+05:30`) },
      });
      expect(await mine({ from: "2026-03-05", to: "2026-03-05" })).toHaveLength(days);
    }
    await db().order.update({ where: { id }, data: { placedAt: NOON(5) } });
  });

  it("finds an order by its full number in any spelling, cancelled ones on request", async () => {
    expect(await found({ query: ` ${numbers[1]?.toLowerCase()} ` })).toEqual(at(1));
    expect(await found({ query: numbers[2] ?? "" })).toEqual([]);
    expect(await found({ query: numbers[2] ?? "", canceled: "1" })).toEqual(at(2));
    expect(await found({ query: numbers[1] ?? "", status: "Delivered" })).toEqual([]);
  });

  it("finds an order by the end of its number", async () => {
    expect(await found({ query: numbers[1]?.slice(-6) ?? "" })).toContain(ids[1]);
    expect(await found({ query: numbers[1]?.slice(-3) ?? "" })).toContain(ids[1]);
    expect(await found({ query: numbers[1]?.slice(3) ?? "" })).toEqual(at(1));
  });

  it.each([
    ["name", () => buyer.name.toLowerCase()],
    ["name turned round", () => buyer.name.split(" ").reverse().join(" ")],
    ["part of the email", () => buyer.email.slice(0, 30)],
    ["stored phone", () => buyer.phone],
    ["phone as it is read out", () => `${buyer.phone.slice(3, 8)} ${buyer.phone.slice(8)}`],
    ["phone with +91 and spaces", () => `+91 ${buyer.phone.slice(3, 8)}-${buyer.phone.slice(8)}`],
    ["phone with 0", () => `0${buyer.phone.slice(3)}`],
    ["phone with 0091", () => `0091 ${buyer.phone.slice(3)}`],
    ["first digits of the phone", () => buyer.phone.slice(3, 11)],
  ])("finds a customer's orders by %s", async (_what, query) => {
    expect(await found({ query: query() })).toEqual(at(0, 1, 3, 4));
  });

  it.each(["100%", "_____", "\\", "nobody is called so", `${"x".repeat(100)}`])(
    "finds nothing for %p",
    async (query) => {
      expect(await found({ query })).toEqual([]);
    },
  );

  it("finds orders of a very common name", async () => {
    const tag = randomUUID().slice(0, 8);
    await db().$executeRaw`
      INSERT INTO "User" (id, name, email, "passwordHash", "updatedAt")
      SELECT gen_random_uuid(), 'Common ' || ${tag}, ${tag} || '-' || n || '@example.com', 'x', now()
      FROM generate_series(1, 1001) n`;
    await db().user.update({ where: { id: buyer.userId }, data: { name: `Common ${tag}` } });
    expect(await found({ query: `common ${tag}` })).toEqual(at(0, 1, 3, 4));
    expect(await found({ query: `common ${tag}`, status: "placed", canceled: "1" })).toEqual(
      at(0, 2),
    );
    await db().user.update({ where: { id: buyer.userId }, data: { name: buyer.name } });
    await db().user.deleteMany({ where: { name: `Common ${tag}` } });
  });

  it("filters by customer", async () => {
    expect(await found({ user_id: buyer.userId, canceled: "true" })).toEqual(ids);
    expect(await found({ user_id: randomUUID() })).toEqual([]);
  });

  it("pages in both directions", async () => {
    const first = (await list({ query: buyer.name, limit: "2" })).body;
    expect(idsOf(first.orders)).toEqual(at(0, 1));
    expect(first).toMatchObject({ previous: null, next: ids[1] });
    const second = (await list({ query: buyer.name, limit: "2", after: first.next })).body;
    expect(idsOf(second.orders)).toEqual(at(3, 4));
    expect(second).toMatchObject({ previous: ids[3], next: null });
    const back = (await list({ query: buyer.name, limit: "2", before: second.previous })).body;
    expect(idsOf(back.orders)).toEqual(at(0, 1));
    expect(back).toMatchObject({ previous: null, next: ids[1] });
    const both = { status: "Delivered", canceled: "1", query: buyer.name, limit: "1" };
    const canceled = (await list(both)).body;
    expect(idsOf(canceled.orders)).toEqual(at(2));
    expect(await found({ ...both, after: canceled.next })).toEqual(at(4));
    expect(await found({ ...both, before: ids[4] ?? "" })).toEqual(at(2));
  });

  it("starts at the first page for an unknown order", async () => {
    expect(await mine({ after: randomUUID() })).toEqual(at(0, 1, 3, 4));
  });

  it("counts exactly by status, and not at all when filtered further", async () => {
    await setStatus(admin, ids[3] ?? "", "Accepted");
    await setStatus(admin, ids[3] ?? "", "Processing");
    const { counts } = (await list({})).body;
    const rows = await db().order.groupBy({ by: ["status"], _count: { _all: true } });
    const plain = rows.map(({ status, _count }) => [status ?? "placed", _count._all]);
    expect(counts).toEqual(Object.fromEntries(plain));
    const narrows: [string, string][] = [
      ["query", "x"],
      ["from", "2026-03-01"],
      ["user_id", buyer.userId],
    ];
    for (const narrow of narrows) {
      expect((await list(Object.fromEntries([narrow]))).body.counts).toBeNull();
    }
    expect((await list({ status: "Shipped" })).body.counts).toEqual(counts);
  });

  it.each([
    [{ status: "pending" }, "status"],
    [{ canceled: "perhaps" }, "canceled"],
    [{ from: "yesterday" }, "from"],
    [{ to: "2026-02-30" }, "to"],
    [{ user_id: "42" }, "user_id"],
    [{ limit: "0" }, "limit"],
    [{ after: "x" }, "after"],
    [{ query: "x".repeat(101) }, "query"],
  ])("refuses %j", async (filters, field) => {
    const answer = await list(filters as Record<string, string>);
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { [field]: [expect.any(String)] } },
    });
  });
});

describe("GET /order/allorderdata with filters", () => {
  const all = async (filters: Record<string, string>) => {
    const query = new URLSearchParams({ user_id: buyer.userId, ...filters });
    return idsOf((await request(`/order/allorderdata?${query}`, { token: admin.token })).body);
  };

  it("returns an array, with cancelled orders unless excluded", async () => {
    expect(await all({})).toEqual(ids);
    expect(await all({ canceled: "false" })).toEqual(at(0, 1, 3, 4));
    expect(await all({ status: "Shipped", canceled: "false" })).toEqual(at(1));
    expect(await all({ from: "2026-03-04" })).toEqual(at(0, 1));
  });

  it("continues after an order", async () => {
    expect(await all({ limit: "2" })).toEqual(at(0, 1));
    expect(await all({ limit: "2", after: ids[1] ?? "" })).toEqual(at(2, 3));
  });
});
