import { Failure, sentence } from "./local/base/failure.ts";
import { seconds } from "./local/base/steps.ts";
import { stopSignal } from "./local/process/stop-signal.ts";
import { attacks } from "./testing/attacks.ts";
import { conformance } from "./testing/conformance.ts";
import { e2e, e2eInBothShapes } from "./testing/e2e.ts";
import { startLoad } from "./testing/load.ts";
import { brokenPart, count, type Outcome, summary, total } from "./testing/outcome.ts";
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
};

/** The parts of a plain `npm test`: the browser tests run in both shapes, all of it within the time limit. */
const whole: Record<string, Runner> = {
  ...parts,
  kill: killWithoutProcesses,
  e2e: e2eInBothShapes,
};

const besideLoad = "--beside-load";
const needBuild = ["conformance", "attacks", "kill", "e2e"];

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
  const names = chosen(part, space.builtDir !== null);
  const stopped = stopSignal();
  await space.open();
  if (args.includes(besideLoad)) startLoad(space);
  let outcomes: Outcome[] = [];
  try {
    const all = runAll(space, part ? parts : whole, names, filter);
    const result = await Promise.race([all, stopped]);
    if (result === null) return 130;
    outcomes = result;
  } finally {
    await space.close(total(outcomes).failed > 0);
  }
  console.log(summary(outcomes));
  return total(outcomes).failed > 0 ? 1 : 0;
}

function chosen(part: string | undefined, isBuilt: boolean): string[] {
  if (!part) return Object.keys(whole);
  if (needBuild.includes(part) && !isBuilt) return ["build", part];
  if (part in parts) return [part];
  throw new Failure(
    `There is no part called ${part}: use one of ${Object.keys(parts).join(", ")}.`,
  );
}

async function runAll(
  space: Workspace,
  runners: Record<string, Runner>,
  names: string[],
  filter: string[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const broken = generated();
  if (broken) return [broken];
  const lines: string[] = [];
  for (const name of names) {
    const started = performance.now();
    console.log(`\n── ${name} ${"─".repeat(70 - name.length)}`);
    const outcome = await attempt(name, async () => runners[name]?.(space, filter));
    outcomes.push(outcome);
    lines.push(`  ${name.padEnd(11)} ${count(outcome).padEnd(28)} ${seconds(started).padStart(8)}`);
    // The other parts need the build.
    if (name === "build" && outcome.failed > 0) break;
  }
  console.log(`\n${lines.join("\n")}`);
  return outcomes;
}

// A runner that cannot start counts as one failure, explained in one sentence; the others still run.
async function attempt(part: string, work: () => Promise<Outcome | undefined>): Promise<Outcome> {
  try {
    return (await work()) ?? brokenPart(part);
  } catch (error) {
    console.error(sentence(error));
    return brokenPart(part);
  }
}
