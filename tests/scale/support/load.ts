import { setTimeout as sleep } from "node:timers/promises";
import { repeats } from "@/tests/scale/support/buyer";
import { fire, invite, type World } from "@/tests/scale/support/mix";
import { percentile } from "@/workshop/bench/measure";
import { openLoop, type Shot } from "@/workshop/bench/open-loop";

/** As many as the issue asks for, and fewer where other work leaves no time for them. */
const RATES = [50, 25, 12, 6];
/** What a shop stays below that has time to spare for a machine less, in ms. */
const AT_EASE_MS = 200;
/** Calm before and after. */
const MARGIN_MS = 4_000;
const AT_MOST_S = 300;
/** For two minutes: of forty requests three buy. */
const BUYERS_A_RATE = 9;

export type Report = {
  /** How many requests failed, by "page: 502 at /contact". */
  failed: Record<string, number>;
  /** Changes that were sent again under their key. */
  repeated: number;
};

let rate: Promise<number> | undefined;

/** The highest of the rates that this machine answers at ease, or the one that is set. */
async function findRate(world: World): Promise<number> {
  if (process.env.SCALE_RATE) return Number(process.env.SCALE_RATE);
  for (const perSecond of RATES) {
    const shots: Shot[] = [];
    const onShot = (shot: Shot) => shots.push(shot);
    await openLoop({ perSecond, seconds: 6, fire: () => fire(world), onShot });
    if (percentile(timesOf(shots), 0.95) < AT_EASE_MS) return perSecond;
  }
  return Math.min(...RATES);
}

/** Lets something happen while visitors come, fifty a second if it may be, and prints what they met. */
export async function underLoad(
  world: World,
  what: string,
  happens: () => Promise<void>,
): Promise<Report> {
  await invite(world, 50);
  rate ??= findRate(world);
  const perSecond = await rate;
  await invite(world, perSecond * BUYERS_A_RATE);
  const shots: Shot[] = [];
  let isOver = false;
  const before = repeats.count;
  const load = openLoop({
    ...{ perSecond, seconds: AT_MOST_S, isOver: () => isOver },
    fire: () => fire(world),
    onShot: (shot) => shots.push(shot),
  });
  await sleep(MARGIN_MS);
  await happens();
  await sleep(MARGIN_MS);
  isOver = true;
  await load;
  const report = { failed: counted(shots), repeated: repeats.count - before };
  process.stderr.write(`  ${what.padEnd(24)} ${perSecond} a second: ${told(shots, report)}\n`);
  return report;
}

const timesOf = (shots: Shot[]) => shots.map(({ ms }) => ms);

function counted(shots: Shot[]): Report["failed"] {
  const count: Report["failed"] = {};
  for (const { name, problem } of shots)
    if (problem) count[`${name}: ${problem}`] = (count[`${name}: ${problem}`] ?? 0) + 1;
  return count;
}

function told(shots: Shot[], { failed, repeated }: Report): string {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(timesOf(shots), share).toFixed(0));
  const lost = shots.filter(({ problem }) => problem).length;
  const kinds = Object.entries(failed).map(([kind, times]) => `\n      ${times} × ${kind}`);
  return `${shots.length} requests, ${lost} failed, ${repeated} sent again, p50 ${p50} ms, p99 ${p99} ms${kinds.join("")}`;
}
