import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db";
import { underLoad } from "@/tests/scale/support/load";
import { openWorld, type World } from "@/tests/scale/support/mix";
import { expectExactOrders } from "@/tests/scale/support/orders";
import { pictureAt, upload } from "@/tests/scale/support/picture";
import { everywhereAfter, setPrice, text } from "@/tests/scale/support/seen";
import { end, MACHINES, ORIGIN, start } from "@/tests/scale/support/stack";
import { until } from "@/tests/support/servers/stop-points";
import { aCustomer } from "@/tests/support/shop/builders";

jest.setTimeout(400_000);

let world: World;
/** What visitors look at. */
let chargers: { id: string; slug: string; pricePaise: bigint }[];
/** How long something stays away, in ms. */
const AWAY_MS = 8_000;

beforeAll(async () => {
  const where = { isListed: true, hsn: { not: "998736" } };
  const select = { id: true, slug: true, pricePaise: true };
  chargers = await db().product.findMany({ where, select, take: 6 });
  world = await openWorld(chargers.map(({ slug }) => slug));
  // Seen before anything fails, as every page is that anybody asks for.
  for (const { slug } of chargers) await text(`${ORIGIN}/products/${slug}`);
});
afterEach(() => expectExactOrders(world));
afterAll(() => db().$disconnect());

async function away(part: Parameters<typeof end>[0]): Promise<void> {
  await end(part);
  await sleep(AWAY_MS);
  await start(part);
}

it("shows a changed price on every machine and by nginx within three seconds", async () => {
  const [charger] = chargers;
  const took: number[] = [];
  for (const cheaper of [100, 200, 300]) {
    const price = Number(charger?.pricePaise ?? 0) / 100 - cheaper;
    await setPrice(world.admin, charger?.id ?? "", price);
    const shown = `₹${price.toLocaleString("en-IN")}`;
    took.push(...(await everywhereAfter(`/products/${charger?.slug}`, shown)));
  }
  process.stderr.write(`  a changed price shows after ${took.map(Math.round).join(", ")} ms\n`);
  expect(Math.max(...took)).toBeLessThan(3_000);
});

it("loses no request when a machine is cut off from power", async () => {
  const { failed } = await underLoad(world, "SIGKILL of a machine", () => away("machine-1"));
  expect(failed).toEqual({});
});

it("loses no request when a machine is stopped in order", async () => {
  const { failed, repeated } = await underLoad(world, "SIGTERM to a machine", async () => {
    await end("machine-2", "SIGTERM");
    await start("machine-2");
  });
  expect(failed).toEqual({});
  expect(repeated).toBe(0);
});

it("goes on with its pages while PgBouncer is away, and with everything afterwards", async () => {
  const { failed } = await underLoad(world, "PgBouncer away", () => away("pooler"));
  expect(Object.keys(failed).filter((one) => one.startsWith("page"))).toEqual([]);
  // They ask to try again.
  expect(Object.keys(failed).filter((one) => !/: 50[03] at /.test(one))).toEqual([]);
  const after = await underLoad(world, "PgBouncer back", () => sleep(0));
  expect(after.failed).toEqual({});
});

it("loses no request when the replica is away", async () => {
  const { failed, repeated } = await underLoad(world, "replica away", () => away("replica"));
  expect(failed).toEqual({});
  expect(repeated).toBe(0);
});

it("shows a picture on the machine that did not get it", async () => {
  const person = await aCustomer();
  const [one = "", other = ""] = MACHINES;
  // A busy machine refuses one that it has no time for.
  await until("it is taken", async () => (await upload(one, person)).status === 200);
  const [here, there] = await Promise.all([pictureAt(one, person), pictureAt(other, person)]);
  expect(here.status).toBe(200);
  expect(there).toEqual(here);
});

it("loses no request but those for files when the bucket is away", async () => {
  const person = await aCustomer();
  const { failed, repeated } = await underLoad(world, "bucket away", async () => {
    await end("bucket");
    expect((await upload(ORIGIN, person)).status).toBe(503);
    await sleep(AWAY_MS);
    await start("bucket");
  });
  expect(failed).toEqual({});
  expect(repeated).toBe(0);
  await until("files are taken", async () => (await upload(ORIGIN, person)).status === 200);
});
