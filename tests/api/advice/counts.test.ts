import { cleanUpAdvice, writeAdviceCounts } from "@/lib/advice/counting";
import { dayColumn } from "@/lib/dates";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";
import { aCharger, sellOwnRangeOnly } from "@/tests/support/shop/own-range";

let admin: Person;
let small: { id: string; slug: string; name: string };

sellOwnRangeOnly();
beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
  small = await aCharger(3300, 100_00);
  await aCharger(7400, 200_00);
});

beforeEach(async () => {
  await writeAdviceCounts();
  await db().adviceCount.deleteMany();
});
afterAll(() => db().adviceCount.deleteMany());

const question = { place: "house", phases: 1, hours_parked: 9, km_a_day: 40 };
const advise = (body: object) => request("/advice", { body: { ...question, ...body } });
const read = async (path: string) =>
  (await request(`/admin/advice${path}`, { token: admin.token })).body;

it("counts answers by vehicle and charger, and names no figure of anybody", async () => {
  await advise({ car: "tata-nexon-ev" });
  await advise({ car: "tata-nexon-ev", km_a_day: 50 });
  await advise({ own: { battery_kwh: 30, ac_kw: 7 } });
  expect(await db().adviceCount.count()).toBe(0);
  await Promise.all([writeAdviceCounts(), writeAdviceCounts()]);
  const { answers } = await read("");
  expect(answers).toMatchObject([
    { vehicle: "Tata Nexon EV", charger: small.name, count: 2 },
    { vehicle: "Not listed", count: 1 },
  ]);
});

it("counts a fleet, and what fitted nobody", async () => {
  const fleet = { car: "tata-xpres-t", vehicles: 2, km_a_day: 1000, hours_parked: 1 };
  await request("/advice/fleet", { body: fleet });
  await writeAdviceCounts();
  expect((await read("?days=7")).answers).toEqual([
    { vehicle: "Tata Xpres-T EV", charger: null, count: 1 },
  ]);
});

it("adds to what was written before, and keeps what cannot be written", async () => {
  await advise({ car: "tata-nexon-ev" });
  await writeAdviceCounts();
  await advise({ car: "tata-nexon-ev" });
  await db().$executeRaw`ALTER TABLE "AdviceCount" RENAME TO "AdviceGone"`;
  await writeAdviceCounts();
  await db().$executeRaw`ALTER TABLE "AdviceGone" RENAME TO "AdviceCount"`;
  await advise({ car: "tata-nexon-ev" });
  await writeAdviceCounts();
  expect((await read("")).answers).toMatchObject([{ vehicle: "Tata Nexon EV", count: 3 }]);
});

it("says whose advice other figures of a car would change", async () => {
  const { cars } = await read("");
  expect(cars).toContainEqual({ slug: "tata-nexon-ev", name: "Tata Nexon EV" });
  const thirsty = await read("/preview/car?car=tata-nexon-ev&kwh_per_100km=80");
  expect(thirsty.households).toBe(200);
  const names: string[] = thirsty.changed.map((one: { household: string }) => one.household);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name.startsWith("Tata Nexon EV: "))).toEqual([]);
  expect((await read("/preview/car?car=tata-nexon-ev")).changed).toEqual([]);
  const unknown = await request("/admin/advice/preview/car?car=none", { token: admin.token });
  expect(unknown.status).toBe(404);
});

it("says whose advice another price would change", async () => {
  const { chargers } = await read("");
  expect(chargers).toContainEqual({ slug: small.slug, name: small.name, price: 100 });
  const dear = await read(`/preview?slug=${small.slug}&price=99999999`);
  expect(dear.households).toBe(200);
  expect(dear.changed.length).toBeGreaterThan(0);
  const same = await read(`/preview?slug=${small.slug}&price=100`);
  expect(same.changed).toEqual([]);
});

it("refuses a guest and a price of nothing", async () => {
  expect((await request("/admin/advice")).status).toBe(401);
  const preview = await request("/admin/advice/preview?slug=a&price=0", { token: admin.token });
  expect(preview.status).toBe(422);
});

it("forgets what is older than 400 days", async () => {
  const row = { vehicle: "tata-nexon-ev", answer: "none", count: 1 };
  await db().adviceCount.createMany({
    data: [
      { ...row, day: dayColumn("2020-01-01") },
      { ...row, day: dayColumn("2026-11-01") },
    ],
  });
  expect(await cleanUpAdvice(new Date("2026-11-30T00:00:00Z"))).toBe(1);
});
