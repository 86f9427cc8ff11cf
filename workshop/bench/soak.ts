import { Pool } from "undici";
import { db } from "@/lib/db";
import { aCustomer, allowPrograms, anAdmin, aProduct } from "@/tests/support/shop/builders";
import { anOrder } from "@/tests/support/shop/order-builder";
import { jpeg } from "@/tests/support/shop/product-form";
import { percentile } from "@/workshop/bench/measure";
import { openLoop, type Shot } from "@/workshop/bench/open-loop";
import { readMemory } from "@/workshop/bench/server-figures";
import { fire, type World } from "@/workshop/bench/soak-mix";

/** Set by workshop/bench/commands/soak.ts, which starts the shop. */
const { SHOP_ORIGIN = "", SOAK_MINUTES = "10" } = process.env;
const PER_SECOND = Number(process.env.BENCH_RATE || 100);
const SHOPPERS = 150;
/** Allowed memory growth after warming up. */
const GROWTH = 0.2;
/** One process in a container of 512 MB. */
const MOST_MB = 400;

/** Long enough to load every page and route and for V8 to optimise. */
const warmUpS = Math.min(120, Number(SOAK_MINUTES) * 20);

type Minute = { shots: Shot[]; rssMb: number; heapMb: number };

async function main(): Promise<void> {
  const world = await openWorld();
  const load = (seconds: number, onShot: (shot: Shot) => void) =>
    openLoop({ perSecond: PER_SECOND, seconds, fire: () => fire(world), onShot });
  console.log(
    `${PER_SECOND} requests a second for ${SOAK_MINUTES} min, after ${warmUpS} s of warming up…`,
  );
  await load(warmUpS, () => undefined);
  const start = await readMemory(SHOP_ORIGIN);
  console.log("minute  requests   p50 ms   p95 ms   p99 ms  problems   RSS MB  heap MB");
  const shots: Shot[] = [];
  let end = start;
  for (let minute = 1; minute <= Number(SOAK_MINUTES); minute += 1) {
    const minuteShots: Shot[] = [];
    await load(60, (shot) => minuteShots.push(shot));
    end = await readMemory(SHOP_ORIGIN);
    shots.push(...minuteShots);
    console.log(row(minute, { shots: minuteShots, ...end }));
  }
  const isGood = report(shots, start.rssMb, end.rssMb);
  await world.pool.close();
  await db().$disconnect();
  process.exit(isGood ? 0 : 1);
}

async function openWorld(): Promise<World> {
  await allowPrograms();
  const products = await Promise.all(
    Array.from({ length: 24 }, () => aProduct({ quantity: 1_000_000 })),
  );
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, aCustomer));
  for (const { userId } of shoppers)
    for (const product of products.slice(0, 5)) await anOrder({ userId, product });
  const { token: adminToken } = await anAdmin();
  const slugs = await db().product.findMany({
    where: { id: { in: products.map(({ id }) => id) } },
    select: { id: true, slug: true },
  });
  const picture = new Blob([new Uint8Array(await jpeg(800))], { type: "image/jpeg" });
  const pool = new Pool(SHOP_ORIGIN, { connections: 100, headersTimeout: 30_000 });
  return { pool, shoppers, adminToken, products: slugs, picture };
}

function row(minute: number, { shots, rssMb, heapMb }: Minute): string {
  const problems = shots.filter(({ problem }) => problem).length;
  const times = [0.5, 0.95, 0.99].map((share) => shown(shots, share));
  const cells = [String(shots.length), ...times, String(problems), mb(rssMb), mb(heapMb)];
  return `${String(minute).padStart(6)}${cells.map((cell) => cell.padStart(9)).join("")}`;
}

/** Prints the totals and each kind of request; returns whether nothing failed and memory stayed constant. */
function report(shots: Shot[], startMb: number, endMb: number): boolean {
  const names = [...new Set(shots.map(({ name }) => name))].sort();
  console.log(`\n${"".padEnd(28)} requests   p50 ms   p95 ms   p99 ms`);
  for (const name of ["all", ...names]) {
    const shotsOfName = name === "all" ? shots : shots.filter((shot) => shot.name === name);
    const cells = [
      String(shotsOfName.length),
      ...[0.5, 0.95, 0.99].map((share) => shown(shotsOfName, share)),
    ];
    console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(9)).join("")}`);
  }
  const problems = shots.flatMap(({ problem }) => problem ?? []);
  for (const problem of new Set(problems))
    console.log(`${problems.filter((one) => one === problem).length} × ${problem}`);
  const grown = endMb / startMb - 1;
  console.log(
    `RSS ${mb(startMb)} MB after warming up, ${mb(endMb)} MB at the end (${(grown * 100).toFixed(1)} %, at most ${GROWTH * 100} % and ${MOST_MB} MB); ${problems.length} problems`,
  );
  return problems.length === 0 && grown <= GROWTH && endMb <= MOST_MB;
}

const mb = (value: number) => value.toFixed(0);

function shown(shots: Shot[], share: number): string {
  return percentile(
    shots.map(({ ms }) => ms),
    share,
  ).toFixed(1);
}

void main();
