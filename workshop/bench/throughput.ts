import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";
import { cpuTicks } from "@/workshop/bench/cpu";

/** Set by workshop/bench/commands/throughput.ts, which starts the application. */
const { BASE_URL = "", APP_PID = "0" } = process.env;
const CLIENTS = 16;
const SECONDS = Number(process.env.BENCH_SECONDS || 5);
/** Pages that one core sends in a second of its own time: other load on the machine does not count. */
const LEAST = 1_000;

const PAGES = ["/", "/solutions/home-and-housing-societies", "/news", "/contact"];
const CHARGERS = ["/products", "/products/ac03w-7-4-kw"];
const ENCODINGS = ["gzip", "br"];

async function main(): Promise<number> {
  console.log(`${CLIENTS} clients, ${SECONDS} s a page and encoding\n`);
  console.log(`${"".padEnd(48)}     bytes   pages/s   CPU ms   pages/s of a core`);
  const pool = new Pool(BASE_URL, { connections: CLIENTS, pipelining: 1 });
  let isGood = true;
  for (const path of [...PAGES, ...CHARGERS]) {
    for (const encoding of ENCODINGS) {
      const { bytes, count, ms } = await send(pool, path, encoding);
      const ofCore = 1_000 / ms;
      isGood &&= ofCore >= LEAST;
      const cells = [bytes, Math.round(count / SECONDS), ms.toFixed(2), Math.round(ofCore)];
      const row = cells.map((cell) => String(cell).padStart(10)).join("");
      console.log(`${`${path} ${encoding}`.padEnd(48)}${row}${ofCore < LEAST ? " (!)" : ""}`);
    }
  }
  await pool.close();
  console.log(isGood ? `\nAll above ${LEAST}` : `\nBelow ${LEAST} (!)`);
  return isGood ? 0 : 1;
}

/** Asks for a page for some seconds; how often it was sent, and the server's CPU for each, in ms. */
async function send(pool: Pool, path: string, encoding: string) {
  const ask = async () => {
    const headers = { "accept-encoding": encoding };
    const answer = await pool.request({ method: "GET", path, headers });
    const { byteLength } = await answer.body.arrayBuffer();
    if (answer.statusCode !== 200 || answer.headers["content-encoding"] !== encoding) {
      throw new Error(
        `${path} answers ${answer.statusCode}, ${answer.headers["content-encoding"]}`,
      );
    }
    return byteLength;
  };
  const bytes = await ask();
  await sleep(200);
  const before = ticks();
  const end = performance.now() + SECONDS * 1_000;
  let count = 0;
  const client = async () => {
    while (performance.now() < end) {
      await ask();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { bytes, count, ms: ((ticks() - before) * 10) / count };
}

const ticks = () => cpuTicks({ app: Number(APP_PID) }).app ?? Number.NaN;

void main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
