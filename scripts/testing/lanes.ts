import { sentence } from "../local/base/failure.ts";
import { seconds } from "../local/base/steps.ts";
import { brokenPart, count, type Outcome } from "./outcome.ts";

/** A part of a test run. */
export type Part = { name: string; needsBuild: boolean; run: () => Promise<Outcome> };

const BUILD = "build";

/**
 * Runs the parts of a lane one after the other and the lanes side by side; a lane that is done goes on with what
 * is left of `shared`. Prints how each part ended. Parts that need the build wait for the one that is called so, in
 * whichever lane it is, and are left out if it fails.
 */
export async function runLanes(lanes: Part[][], shared: Part[] = []): Promise<Outcome[]> {
  const lines: string[] = [];
  const build = Promise.withResolvers<boolean>();
  if (!lanes.flat().some(({ name }) => name === BUILD)) build.resolve(true);
  const left = [...shared];
  const running = lanes.map(async (own) => {
    const parts = [...own];
    const outcomes: Outcome[] = [];
    for (let part = parts.shift(); part; part = parts.shift() ?? left.shift()) {
      if (part.needsBuild && !(await build.promise)) continue;
      const started = performance.now();
      console.log(`\n── ${part.name} ${"─".repeat(70 - part.name.length)}`);
      const outcome = await attempt(part);
      outcomes.push(outcome);
      lines.push(line(part, outcome, started));
      if (part.name === BUILD) build.resolve(outcome.failed === 0);
    }
    return outcomes;
  });
  const outcomes = (await Promise.all(running)).flat();
  console.log(`\n${lines.join("\n")}`);
  return outcomes;
}

function line({ name }: Part, outcome: Outcome, started: number): string {
  return `  ${name.padEnd(11)} ${count(outcome).padEnd(28)} ${seconds(started).padStart(8)}`;
}

// A runner that cannot start counts as one failure, explained in one sentence; the others still run.
async function attempt({ name, run }: Part): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    console.error(sentence(error));
    return brokenPart(name);
  }
}
