import path from "node:path";
import { copyBuild } from "../local/app-build.ts";
import { buildEnv, inherited } from "../local/app-env.ts";
import { sentence } from "../local/base/failure.ts";
import { root } from "../local/base/settings.ts";
import { commands } from "../local/commands.ts";
import { generate } from "../local/generate.ts";
import { type Child, startChild } from "../local/process/children.ts";
import { PGBOUNCER } from "../scale/programs.ts";
import { findOrInstall } from "./debian-program.ts";
import { type Outcome, one } from "./outcome.ts";
import { readJest } from "./reports.ts";
import { template, type Workspace } from "./workspace.ts";

const script = (file: string) => [process.execPath, path.join(root, "node_modules", file)];

/** Writes what is derived from the sources; the failure, if that is impossible. */
export function generated(): Outcome | undefined {
  try {
    generate();
  } catch (error) {
    console.error(sentence(error));
    return one(false, { name: "generate", command: "npm run generate" });
  }
}

/** Checks all files, or these. */
export async function lint(space: Workspace, files: string[] = []): Promise<Outcome> {
  const command = [...script("@biomejs/biome/bin/biome"), "check", ...files];
  // Changed files that Biome does not read are no error.
  const isFine = (await run(space, "lint", [...command, "--no-errors-on-unmatched"])) === 0;
  return one(isFine, { name: "lint", command: "npm run lint" });
}

export async function types(space: Workspace): Promise<Outcome> {
  const command = [...script("typescript/bin/tsc"), "--noEmit", "-p", "."];
  const isFine = (await run(space, "types", command)) === 0;
  return one(isFine, { name: "types", command: "npm run types" });
}

/** The APP_ORIGIN of a tested build: no part of it may depend on where it is served from. */
export const TEST_ORIGIN = "https://site.example";

/** Builds as a host would, without a database; that it needs none is part of the check. */
export async function build(
  space: Workspace,
  _args: string[] = [],
  appOrigin = TEST_ORIGIN,
): Promise<Outcome> {
  const command = [...commands.next, "build"];
  const env = buildEnv(space.distDir, appOrigin);
  const isFine = (await run(space, "build", command, env)) === 0;
  return one(isFine, { name: "build", command: "npm test -- build" });
}

/** Runs Jest projects that need no database. */
export async function rules(space: Workspace, args: string[]): Promise<Outcome> {
  return jest(space, "rules", ["rules", "components"], args, {});
}

/** Runs a Jest project on copies of the template database. */
export async function onDatabase(space: Workspace, name: "api" | "faults", args: string[]) {
  const pooler = name === "faults" ? findOrInstall(PGBOUNCER, name) : "";
  const server = await space.database();
  const env = { TEST_TEMPLATE_URL: server.url(template), TEST_POOLER: pooler, TEST_PART: name };
  return jest(space, name, [name], args, env);
}

/**
 * Kills the application of the build repeatedly. Most of the time is start-up, so two run in parallel. They have a copy of
 * the build, because the pages that they store in it would be seen by the browser tests that may run beside them.
 */
export async function kill(space: Workspace, args: string[]): Promise<Outcome> {
  const server = await space.database();
  const env = {
    TEST_TEMPLATE_URL: server.url(template),
    TEST_DIST_DIR: copyBuild(space.distDir, "kill"),
    TEST_PART: "kill",
  };
  return jest(space, "kill", ["kill"], ["--maxWorkers=2", ...args], env);
}

/** The same without the test of several processes, which starts them a dozen times. */
export async function killWithoutProcesses(space: Workspace): Promise<Outcome> {
  return kill(space, ["--testPathIgnorePatterns", "kill/processes"]);
}

/** Runs a program with its output on ours, each line after the part's name in lanes; returns its exit code. */
export async function run(
  space: Workspace,
  name: string,
  command: string[],
  env: NodeJS.ProcessEnv = inherited(),
): Promise<number | null> {
  const echo = space.inLanes ? name : true;
  const child: Child = startChild({ name, command, env, logFile: space.log(name), echo });
  space.add(child);
  return child.exitCode;
}

/**
 * A worker on each core leaves none to V8's own threads: a tenth less CPU than with them. Marking step by step lasts
 * for many test files and keeps what each of them leaves: another sixth, and more the longer a worker runs.
 */
const ON_FULL_CORES = ["--single-threaded-gc", "--no-incremental-marking"];

/** Runs Jest projects and reads their results. */
export async function jest(
  space: Workspace,
  name: string,
  projects: string[],
  args: string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const report = space.report(name);
  const options = [
    ...["--selectProjects", ...projects],
    ...["--json", `--outputFile=${report}`],
    // A part without tests is fine, a filter without a match is an error.
    ...(args.length === 0 ? ["--passWithNoTests"] : args),
  ];
  const command = script("jest/bin/jest.js").toSpliced(1, 0, ...ON_FULL_CORES);
  const exitCode = await run(space, name, [...command, ...options], {
    ...inherited(),
    ...env,
    NODE_ENV: "test",
  });
  return readJest(report, exitCode, name);
}
