import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";
import type { Shop } from "@/workshop/bench/commands/listing";
import { boundBy, cpuTicks, machineTicks } from "@/workshop/bench/cpu";
import { LINES, type Line } from "@/workshop/bench/listing/lines";
import { percentile } from "@/workshop/bench/measure";
import { readCpuMs } from "@/workshop/bench/server-figures";

/** Set by workshop/bench/commands/listing.ts, which starts the shops. */
const { SHOPS = "[]", POSTGRES_PID = "0" } = process.env;
const POSTGRES = Number(POSTGRES_PID);
const CLIENTS = 16;
/** In turns with the other shop, because a shared machine's speed drifts. */
const ROUNDS = 3;
const [WARM_UP_MS, ROUND_MS] = [400, Number(process.env.BENCH_SECONDS || 2) * (1_000 / ROUNDS)];
/** Part of a line's name, to measure one only. */
const ONLY = process.env.BENCH_ONLY ?? "";

const LEAST = 300;
/** p95 with many products is at most this many times that of the same moment with 24: less cannot be told from noise. */
const FLAT = 1.5;

/** `app` and `postgres` in ms of CPU. */
type Taken = { times: number[]; app: number; postgres: number };
type Visited = Shop & { pool: Pool };

/** How many answers had another status than 200, by status. */
const failures: Record<number, number> = {};
let turn = 0;

async function main(): Promise<number> {
  const shops: Visited[] = (JSON.parse(SHOPS) as Shop[]).map((shop) => ({
    ...shop,
    pool: new Pool(shop.origin, { connections: CLIENTS }),
  }));
  const sizes = shops.map(({ products }) => `${products.toLocaleString("en-IN")} products`);
  console.log(`${CLIENTS} visitors, ${(ROUNDS * ROUND_MS) / 1_000} s for each line and shop`);
  console.log(`${" ".repeat(25)}${sizes.map((size) => size.padEnd(44)).join("")}`);
  console.log(`${" ".repeat(25)}${HEAD.repeat(shops.length)}p95`);
  const [ticks, machine] = [await used(shops), machineTicks()];
  const missed: string[] = [];
  for (const line of LINES.filter(({ name }) => name.includes(ONLY))) {
    if (!(await measured(line, shops)) && !line.isNew) missed.push(line.name);
  }
  const bound = boundBy(machine, machineTicks(), (await used(shops)) - ticks);
  console.log(`Bound by ${bound}; failed by status: ${JSON.stringify(failures)}`);
  console.log(
    missed.length === 0
      ? `All at least ${LEAST} a second, and p95 at most ${FLAT} times with more products`
      : `Below ${LEAST} a second, or p95 above ${FLAT} times: ${missed.join("; ")}`,
  );
  await Promise.all(shops.map(({ pool }) => pool.close()));
  return missed.length > 0 || Object.keys(failures).length > 0 ? 1 : 0;
}

const HEAD = "a second  p50  p95 ms  CPU of app, database ".padEnd(44);

/** Whether a line is as fast as it shall be. */
async function measured(line: Line, shops: readonly Visited[]): Promise<boolean> {
  const taken = shops.map((): Taken => ({ times: [], app: 0, postgres: 0 }));
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const p95s: number[] = [];
    for (const [at, shop] of shops.entries()) {
      const visit = await visited(line, shop);
      add(taken[at] as Taken, visit);
      p95s.push(percentile(visit.times, 0.95));
    }
    ratios.push((p95s.at(-1) ?? 0) / (p95s[0] ?? 1));
  }
  const ratio = percentile(ratios, 0.5);
  const isFast = taken.every(({ times }) => rateOf(times) >= LEAST);
  const isGood = isFast && ratio <= FLAT;
  const mark = line.isNew ? "  no goal" : isGood ? "" : "  (!)";
  console.log(`${line.name.padEnd(25)}${taken.map(shown).join("")}× ${ratio.toFixed(2)}${mark}`);
  return isGood;
}

const rateOf = (times: number[]) => times.length / ((ROUNDS * ROUND_MS) / 1_000);

function shown({ times, app, postgres }: Taken): string {
  const rate = String(Math.round(rateOf(times))).padStart(8);
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1).padStart(5));
  const [ofApp, ofDatabase] = [app, postgres].map((ms) => (ms / times.length).toFixed(2));
  return `${rate}${p50} ${p95}     ${ofApp}, ${ofDatabase} ms`.padEnd(44);
}

async function visited(line: Line, shop: Visited): Promise<Taken> {
  await during(line, shop, WARM_UP_MS);
  const [app, postgres] = [await readCpuMs(shop.origin), postgresMs()];
  const times = await during(line, shop, ROUND_MS);
  await sleep(50);
  return { times, app: (await readCpuMs(shop.origin)) - app, postgres: postgresMs() - postgres };
}

function add(sum: Taken, { times, app, postgres }: Taken): void {
  sum.times.push(...times);
  sum.app += app;
  sum.postgres += postgres;
}

/** How long each request took, in ms. */
async function during(line: Line, shop: Visited, ms: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + ms;
  const visitor = async () => {
    for (let now = performance.now(); now < until; ) {
      turn += 1;
      const { statusCode, body } = await shop.pool.request(line.ask(shop, turn));
      await body.dump({ limit: 10_000_000 });
      if (statusCode !== 200) failures[statusCode] = (failures[statusCode] ?? 0) + 1;
      times.push(performance.now() - now);
      now = performance.now();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, visitor));
  return times;
}

const postgresMs = () => (cpuTicks({ postgres: POSTGRES }).postgres ?? 0) * 10;

/** Ticks of the shops, of their database and of this program. */
async function used(shops: readonly Visited[]): Promise<number> {
  const apps = await Promise.all(shops.map(({ origin }) => readCpuMs(origin)));
  const others = cpuTicks({ postgres: POSTGRES, visitors: process.pid });
  return [...apps.map((ms) => ms / 10), ...Object.values(others)].reduce(
    (sum, one) => sum + one,
    0,
  );
}

void main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
