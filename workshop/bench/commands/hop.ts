import { inherited } from "../../../scripts/local/app-env.ts";
import { shopProgram } from "../../../scripts/local/commands.ts";
import { build, run } from "../../../scripts/testing/runners.ts";
import { startStack } from "../../../scripts/testing/stack.ts";
import type { Workspace } from "../../../scripts/testing/workspace.ts";
import { machine } from "../machine.ts";

/**
 * `npm run bench -- hop`: the latency that a web tier adds to a read. Returns the exit code: 1 if it exceeds
 * the limit.
 */
export async function hopBench(space: Workspace): Promise<number> {
  console.log(machine());
  if (!space.builtDir && (await build(space)).failed > 0) return 1;
  const { origin, apiOrigin } = await startStack(space, "hop", "split");
  const env = { ...inherited(), WEB_ORIGIN: origin, API_ORIGIN: apiOrigin };
  return (await run(space, "hop-bench", shopProgram("workshop/bench/hop.ts"), env)) ?? 1;
}
