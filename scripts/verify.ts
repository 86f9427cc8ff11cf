import fs from "node:fs";
import { Failure } from "./local/base/failure.ts";
import { seconds } from "./local/base/steps.ts";
import { stopSignal } from "./local/process/stop-signal.ts";
import { changedFiles, isWatched } from "./testing/changed-files.ts";
import { type Outcome, summary, total } from "./testing/outcome.ts";
import { generated, lint, rules, types } from "./testing/runners.ts";
import { Workspace } from "./testing/workspace.ts";

/**
 * `npm run verify`: lint, types, rules and the import law. With `--watch` it continues: after each change it
 * checks types and the changed files, and runs the tests that import them.
 */
export async function main(flags: string[]): Promise<number> {
  const unknown = flags.find((flag) => flag !== "--watch");
  if (unknown)
    throw new Failure(`Use npm run verify, or npm run verify -- --watch, not ${unknown}.`);
  const space = new Workspace();
  await space.open();
  const stopped = stopSignal();
  let failed = 0;
  try {
    failed = await verify(space);
    if (flags.includes("--watch")) await Promise.race([watch(space), stopped]);
  } finally {
    await space.close(failed > 0);
  }
  return failed > 0 ? 1 : 0;
}

/** Checks everything, or what these files affect. Returns how many checks failed. */
async function verify(space: Workspace, files: string[] = []): Promise<number> {
  const started = performance.now();
  // Tests read texts and styles without importing them.
  const isCode = files.length > 0 && files.every((file) => /\.tsx?$/.test(file));
  const related = isCode ? ["--findRelatedTests", ...files, ...LAWS] : [];
  const broken = generated();
  const outcomes: Outcome[] = broken
    ? [broken]
    : [await lint(space, files), await types(space), await rules(space, related)];
  console.log(`\nVerified in ${seconds(started).trim()}.\n${summary(outcomes)}`);
  return total(outcomes).failed;
}

/** Never ends on its own. */
async function watch(space: Workspace): Promise<never> {
  const changes = changedFiles(WATCHED);
  for (;;) {
    console.log("\nWaiting for a change. Ctrl-C ends.");
    const files = await changes.next();
    console.log(`\nChanged: ${files.join(", ")}`);
    await verify(
      space,
      files.filter((file) => fs.existsSync(file)),
    );
  }
}

const WATCHED = [
  ...["app", "components", "content", "lib", "packages", "prisma"],
  ...["scripts", "styles", "tests", "workshop"],
];

/** Always run: a new import can break them although they do not import the file. */
const LAWS = fs
  .readdirSync("tests/architecture")
  .filter((file) => isWatched(file) && file.includes(".test."))
  .map((file) => `tests/architecture/${file}`);
