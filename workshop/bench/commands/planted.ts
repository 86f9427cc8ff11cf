import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { inherited } from "../../../scripts/local/app-env.ts";
import { Failure } from "../../../scripts/local/base/failure.ts";
import { root } from "../../../scripts/local/base/settings.ts";
import { seconds } from "../../../scripts/local/base/steps.ts";
import { copyTree } from "../../../scripts/testing/scale/tree.ts";
import { template, type Workspace } from "../../../scripts/testing/workspace.ts";
import { machine } from "../machine.ts";
import { PLANTED, type Planted } from "../planted/faults.ts";

const LIVES = process.env.INTERLEAVINGS || "2000";

/**
 * `npm run bench -- planted`: plants each known fault in a copy of the tree and plays random lives of a
 * purchase until one reveals it. An argument selects faults by name, for example `A3`. Returns the exit
 * code: 1 if a fault is not found within 2,000 lives.
 */
export async function plantedBench(space: Workspace, [word]: string[]): Promise<number> {
  console.log(machine());
  const chosen = PLANTED.filter(({ name }) => !word || name.startsWith(word));
  if (chosen.length === 0) throw new Failure(`No planted fault is called ${word}.`);
  const server = await space.database();
  const tree = copyTree(path.join(space.dir, "tree"));
  const missed = chosen.filter((fault) => !isFound(tree, fault, server.url(template)));
  console.log(`${chosen.length - missed.length} of ${chosen.length} faults found`);
  return missed.length > 0 ? 1 : 0;
}

/** Plants one fault, plays, and removes it again. */
function isFound(tree: string, fault: Planted, templateUrl: string): boolean {
  const file = path.join(tree, fault.file);
  const right = fs.readFileSync(file, "utf8");
  if (right.split(fault.find).length !== 2)
    throw new Failure(`${fault.file} must hold the line of “${fault.name}” once.`);
  fs.writeFileSync(
    file,
    right.replace(fault.find, () => fault.replace),
  );
  const started = performance.now();
  const { output, failed } = play(tree, templateUrl);
  fs.writeFileSync(file, right);
  const lives = /Property failed after (\d+) tests/.exec(output)?.[1];
  const verdict = lives ? `found after ${lives} lives` : failed ? "the tests broke" : "NOT FOUND";
  console.log(`  ${fault.name.padEnd(84)} ${verdict.padEnd(24)} ${seconds(started)}`);
  if (!lives) console.log(output.slice(-2_000));
  return lives !== undefined;
}

function play(tree: string, templateUrl: string): { output: string; failed: boolean } {
  const jest = path.join(root, "node_modules/jest/bin/jest.js");
  const args = [jest, "--selectProjects", "faults", "--bail", "--maxWorkers=2", "interleavings"];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: tree,
    encoding: "utf8",
    env: {
      ...inherited(),
      ...{ TEST_TEMPLATE_URL: templateUrl, INTERLEAVINGS: LIVES, INTERLEAVINGS_SHORTEST: "0" },
      NODE_ENV: "test",
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { output: `${stdout}${stderr}`, failed: status !== 0 };
}
