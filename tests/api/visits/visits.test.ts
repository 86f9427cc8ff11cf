import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { cleanUpVisits, VISIT_DAYS } from "@/lib/visits/cleanup";
import { request } from "@/tests/support/servers/http";
import { allowPrograms, anAdmin, aProduct, type Person } from "@/tests/support/shop/builders";

let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});
beforeEach(async () => {
  await db().visitFigure.deleteMany();
  await db().visitStep.deleteMany();
  await db().emptySearch.deleteMany();
});
afterAll(async () => {
  await db().visitFigure.deleteMany();
  await db().visitStep.deleteMany();
  await db().emptySearch.deleteMany();
});

const visit = { device: "phone", page: "/", landing: "/" };
const send = (body: object) => request("/visits", { method: "POST", body: { ...visit, ...body } });
const read = async (query = "") => {
  const { status, body } = await request(`/admin/visits${query}`, { token: admin.token });
  expect({ status, message: body.message }).toMatchObject({ status: 200 });
  return body;
};

it("counts figures by page and device, and answers their 75th percentile with a mark", async () => {
  for (const LCP of [1000, 1100, 1200, 4500]) await send({ figures: { LCP, CLS: 3 } });
  await send({ device: "desktop", figures: { LCP: 300 } });
  const { speed } = await read();
  expect(speed).toEqual(
    expect.arrayContaining([
      { page: "/", device: "phone", metric: "LCP", p75: 1500, visits: 4, mark: "good" },
      expect.objectContaining({ device: "phone", metric: "CLS", visits: 4, mark: "good" }),
      expect.objectContaining({ device: "desktop", metric: "LCP", visits: 1 }),
    ]),
  );
  expect((await read("?device=desktop")).speed).toHaveLength(1);
});

it("counts steps by the first page of the visit", async () => {
  await send({ landing: "/about", steps: ["landed", "product"] });
  await send({ landing: "/about", steps: ["landed"] });
  await send({ landing: "/about", steps: ["cart", "checkout", "paid"] });
  expect((await read()).funnel).toEqual([
    { landing: "/about", device: "phone", landed: 2, product: 1, cart: 1, checkout: 1, paid: 1 },
  ]);
});

it("keeps made-up addresses in one row", async () => {
  for (const page of ["/a", "/b", "/c?x=1"]) await send({ page, landing: page, steps: ["landed"] });
  expect((await read()).funnel).toMatchObject([{ landing: "other", landed: 3 }]);
});

it("lists a search that found nothing, and neither one that did nor one that may be personal", async () => {
  const { name } = await aProduct();
  const searches = ["Solar Panel", name, "asha@example.com", "98765 43210"];
  await send({ searches });
  await send({ searches: ["solar  panel"] });
  expect((await read()).searches).toEqual([
    { words: "solar panel", count: 2, last_day: dayCode(new Date()) },
  ]);
});

it("counts the same row from many visits at once", async () => {
  await Promise.all(Array.from({ length: 12 }, () => send({ figures: { LCP: 900, INP: 40 } })));
  expect((await read()).speed.map(({ visits }: { visits: number }) => visits)).toEqual([12, 12]);
});

it.each([
  ["an unknown device", { device: "fridge" }],
  ["an unknown metric", { figures: { FPS: 60 } }],
  ["a negative value", { figures: { LCP: -1 } }],
  ["an address elsewhere", { page: "https://example.com/" }],
])("refuses %s and counts nothing", async (_what, body) => {
  expect((await send({ steps: ["landed"], ...body })).status).toBe(422);
  expect(await db().visitStep.count()).toBe(0);
});

it("reads the last days only, and forgets what is old", async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000);
  const row = { landing: "/", device: "phone", step: "landed", count: 1 };
  await db().visitStep.createMany({
    data: [1, 8, 30, VISIT_DAYS + 2].map((ago) => ({ ...row, day: day(ago) })),
  });
  const landed = async (days: number) => (await read(`?days=${days}`)).funnel[0]?.landed;
  expect([await landed(7), await landed(28), await landed(90)]).toEqual([1, 2, 3]);
  expect(await cleanUpVisits(new Date())).toBe(1);
  expect(await db().visitStep.count()).toBe(3);
  expect((await request("/admin/visits?days=30", { token: admin.token })).status).toBe(422);
});
