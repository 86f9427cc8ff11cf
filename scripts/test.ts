import { Failure } from "./local/base/failure.ts";
import { stopSignal } from "./local/process/stop-signal.ts";
import { attacks } from "./testing/attacks.ts";
import { conformance } from "./testing/conformance.ts";
import { desktop, e2e, phone } from "./testing/e2e.ts";
import { type Part, runLanes } from "./testing/lanes.ts";
import { startLoad } from "./testing/load.ts";
import { brokenPart, type Outcome, summary, total } from "./testing/outcome.ts";
import {
  build,
  generated,
  kill,
  killWithoutProcesses,
  lint,
  onDatabase,
  rules,
  types,
} from "./testing/runners.ts";
import { scale } from "./testing/scale/scale.ts";
import { Workspace } from "./testing/workspace.ts";

type Runner = (space: Workspace, args: string[]) => Promise<Outcome>;

const parts: Record<string, Runner> = {
  lint,
  types,
  rules,
  api: (space, args) => onDatabase(space, "api", args),
  faults: (space, args) => onDatabase(space, "faults", args),
  build,
  conformance,
  attacks,
  kill,
  e2e,
  desktop,
  phone,
  scale,
};

/** The parts of a plain `npm test`, which has to end within its time limit. */
const whole: Record<string, Runner> = { ...parts, kill: killWithoutProcesses };

/** Run side by side by a plain `npm test`: while one waits for the application, the other computes. */
const lanes = [
  ["lint", "types", "rules", "api"],
  ["build", "conformance", "attacks", "desktop"],
];
/** Run by the lane that is done first. */
const shared = ["faults", "kill", "phone"];

const besideLoad = "--beside-load";
const needBuild = ["conformance", "attacks", "kill", "e2e", "desktop", "phone"];

/**
 * `npm test`, or a part of it: `npm test -- api`, with a filter: `npm test -- api cart`. `npm test -- e2e`
 * runs every browser test in one process, `npm test -- e2e --split` in two tiers.
 * The whole is brief: fewer points to kill at, random requests and interleavings than a part by itself.
 * `--beside-load` keeps half of the cores busy, to find tests that only pass on a quiet machine.
 */
export async function main(args: string[]): Promise<number> {
  const [part, ...filter] = args.filter((arg) => arg !== besideLoad);
  if (!part) process.env.TEST_BRIEF = "1";
  const space = new Workspace();
  const names = part ? [partsFor(part, space.builtDir !== null)] : lanes;
  space.inLanes = names.length > 1;
  const stopped = stopSignal();
  await space.open();
  if (args.includes(besideLoad)) startLoad(space);
  let outcomes: Outcome[] = [];
  try {
    const broken = generated();
    const runners = part ? parts : whole;
    const partsOf = (lane: string[]) => lane.map((name) => partOf(name, runners, space, filter));
    const all = broken
      ? Promise.resolve([broken])
      : runLanes(names.map(partsOf), part ? [] : partsOf(shared));
    const result = await Promise.race([all, stopped]);
    if (result === null) return 130;
    outcomes = result;
  } finally {
    await space.close(total(outcomes).failed > 0);
  }
  console.log(summary(outcomes));
  return total(outcomes).failed > 0 ? 1 : 0;
}

function partsFor(part: string, isBuilt: boolean): string[] {
  if (needBuild.includes(part) && !isBuilt) return ["build", part];
  if (part in parts) return [part];
  throw new Failure(
    `There is no part called ${part}: use one of ${Object.keys(parts).join(", ")}.`,
  );
}

function partOf(
  name: string,
  runners: Record<string, Runner>,
  space: Workspace,
  filter: string[],
): Part {
  const run = async () => (await runners[name]?.(space, filter)) ?? brokenPart(name);
  return { name, needsBuild: needBuild.includes(name), run };
}
