import { Client } from "undici";
import { DEMO_API_KEY, DEMO_CUSTOMER_EMAIL, DEMO_PASSWORD } from "@/lib/demo";
import { percentile, timed } from "@/workshop/bench/measure";

/** Set by workshop/bench/commands/hop.ts, which starts both tiers. */
const { WEB_ORIGIN = "", API_ORIGIN = "" } = process.env;
const [WARM_UP, ROUNDS] = [300, Number(process.env.BENCH_ROUNDS || 2_000)];
/** What the hop may add at p50, in ms. */
const MOST_MS = 3;

const READS = ["/api/products/all?limit=10", "/api/users/profile"];

/** The same reads directly and through the web tier, alternating over one keep-alive connection each. */
async function main(): Promise<void> {
  const [direct, through] = [new Client(API_ORIGIN), new Client(WEB_ORIGIN)];
  const token = await signIn(direct);
  let isGood = true;
  console.log(
    "                                direct p50     p95   through p50     p95   hop p50     p95",
  );
  for (const path of READS) {
    const ask = (client: Client) => read(client, path, token);
    for (let round = 0; round < WARM_UP; round += 1) {
      await ask(direct);
      await ask(through);
    }
    const [alone, behind]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await timed(() => ask(direct)));
      behind.push(await timed(() => ask(through)));
    }
    const added = [0.5, 0.95].map((share) => percentile(behind, share) - percentile(alone, share));
    const cells = [...shares(alone), ...shares(behind), ...added];
    console.log(`${path.padEnd(32)}${cells.map((ms) => ms.toFixed(2).padStart(9)).join("")}`);
    isGood &&= (added[0] ?? 0) <= MOST_MS;
  }
  console.log(`The hop adds ${isGood ? "at most" : "more than"} ${MOST_MS} ms at p50.`);
  await Promise.all([direct.close(), through.close()]);
  process.exit(isGood ? 0 : 1);
}

const shares = (times: number[]) => [percentile(times, 0.5), percentile(times, 0.95)];

async function signIn(client: Client): Promise<string> {
  const answer = await client.request({
    method: "POST",
    path: "/api/users/login",
    headers: { "x-api-key": DEMO_API_KEY, "content-type": "application/json" },
    body: JSON.stringify({ email: DEMO_CUSTOMER_EMAIL, password: DEMO_PASSWORD }),
  });
  await answer.body.dump();
  const token = String(answer.headers.authorization ?? "");
  if (!token.startsWith("Bearer ")) throw new Error(`sign-in answers ${answer.statusCode}`);
  return token;
}

async function read(client: Client, path: string, authorization: string): Promise<void> {
  const headers = { "x-api-key": DEMO_API_KEY, authorization };
  const answer = await client.request({ method: "GET", path, headers });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}`);
}

void main();
