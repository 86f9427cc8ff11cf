import { inherited } from "../../../scripts/local/app-env.ts";
import { shopProgram } from "../../../scripts/local/commands.ts";
import { build, run } from "../../../scripts/testing/runners.ts";
import { startStack } from "../../../scripts/testing/stack.ts";
import type { Workspace } from "../../../scripts/testing/workspace.ts";
import { machine } from "../machine.ts";

/**
 * `npm run bench -- hop`: what a web tier in front of the API tier adds to a read. Answers the exit code: 1
 * when it is more than it may be.
 */
export async function hopBench(space: Workspace): Promise<number> {
  console.log(machine());
  if (!space.builtDir && (await build(space)).failed > 0) return 1;
  const { origin, apiOrigin } = await startStack(space, "hop", "split");
  const env = { ...inherited(), WEB_ORIGIN: origin, API_ORIGIN: apiOrigin };
  return (await run(space, "hop-bench", shopProgram("workshop/bench/hop.ts"), env)) ?? 1;
}
