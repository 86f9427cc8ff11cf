import os from "node:os";
import { Pool } from "undici";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import {
  aCustomer,
  allowPrograms,
  aProduct,
  PASSWORD,
  type Sold,
} from "@/tests/support/shop/builders";
import { percentile } from "@/workshop/bench/measure";
import { allServe, readCpuMs } from "@/workshop/bench/server-figures";

/** Set by workshop/bench/commands/cart.ts, which starts the shop. */
const { SHOP_ORIGIN = "" } = process.env;
/** Of the application, behind one port. */
const SERVED_BY = Number(process.env.SERVED_BY ?? 1);
const CUSTOMERS = Number(process.env.BENCH_CUSTOMERS ?? 16);
const [warmUpMs, measuredMs] = [3_000, Number(process.env.BENCH_SECONDS ?? 15) * 1_000];

/** `turn` counts the requests of this kind. */
type Shopper = { token: string; cookie: string; turn: number };
type Ask = { method: "GET" | "POST"; path: string; headers: Record<string, string>; body?: string };
type Kind = (shopper: Shopper, products: readonly Sold[]) => Ask;

const KINDS: Record<string, Kind> = {
  "add to cart": changeCart,
  "read the cart": (shopper) => post(shopper, "getcartdetails", {}),
  "cart page": ({ cookie }) => ({ method: "GET", path: "/cart", headers: { cookie } }),
  // As for a cart that nobody has had lately: an address of its own is always left to Next.
  "cart page, new": ({ cookie }) => ({ method: "GET", path: "/cart?new", headers: { cookie } }),
};

const pool = new Pool(SHOP_ORIGIN, { connections: CUSTOMERS, headersTimeout: 30_000 });
let failures = 0;

async function main(): Promise<void> {
  await allowPrograms();
  await allServe(SHOP_ORIGIN, SERVED_BY);
  const products = await Promise.all(
    Array.from({ length: 8 }, () => aProduct({ quantity: 1_000_000 })),
  );
  const shoppers = await Promise.all(Array.from({ length: CUSTOMERS }, aShopper));
  console.log(
    `${CUSTOMERS} customers of ${SERVED_BY} process(es), ${measuredMs / 1000} s for each kind of request; the limit is 300 a second`,
  );
  for (const [name, kind] of Object.entries(KINDS)) {
    const during = (ms: number) =>
      Promise.all(shoppers.map((shopper) => askFor(ms, () => kind(shopper, products))));
    await during(warmUpMs);
    const before = await readCpuMs(SHOP_ORIGIN);
    const times = (await during(measuredMs)).flat();
    report(name, times, (await readCpuMs(SHOP_ORIGIN)) - before);
  }
  console.log(`${failures} failed; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
  await pool.close();
  await db().$disconnect();
  process.exit(failures > 0 ? 1 : 0);
}

/** Signed in twice: as a program, and in a browser. */
async function aShopper(): Promise<Shopper> {
  const { email, token } = await aCustomer();
  const answer = await fetch(`${SHOP_ORIGIN}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  return { token, cookie: cookie.join("; "), turn: 0 };
}

/** Asks one after the other for so long; returns how long each took, in ms. */
async function askFor(ms: number, ask: () => Ask): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + ms;
  for (let now = performance.now(); now < until; ) {
    const { statusCode, body } = await pool.request(ask());
    await body.dump({ limit: 10_000_000 });
    if (statusCode !== 200) failures += 1;
    times.push(performance.now() - now);
    now = performance.now();
  }
  return times;
}

/** Eight lines, each of which is removed before it reaches its limit. */
function changeCart(shopper: Shopper, products: readonly Sold[]): Ask {
  shopper.turn += 1;
  const isFull = Math.floor(shopper.turn / products.length) % 96 === 95;
  const productid = products[shopper.turn % products.length]?.id;
  return post(shopper, isFull ? "removefromcart" : "addtocart", { productid });
}

function post({ token }: Shopper, call: string, body: object): Ask {
  const headers = {
    "x-api-key": DEMO_API_KEY,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  };
  return { method: "POST", path: `/api/cart/${call}`, headers, body: JSON.stringify(body) };
}

function report(name: string, times: number[], cpuMs: number): void {
  const rate = (times.length / (measuredMs / 1000)).toFixed(0).padStart(5);
  const shown = [0.5, 0.99].map(
    (share) => `p${share * 100} ${percentile(times, share).toFixed(0).padStart(5)} ms`,
  );
  const cpu = (cpuMs / times.length).toFixed(1).padStart(5);
  console.log(`${name.padEnd(14)} ${rate} a second   ${shown.join("   ")}   CPU ${cpu} ms each`);
}

void main();
