import { inherited } from "../local/app-env.ts";
import { shopProgram } from "../local/commands.ts";
import { machine } from "./machine.ts";
import { build, run } from "./runners.ts";
import { startStack } from "./stack.ts";
import type { Workspace } from "./workspace.ts";

/**
 * `npm run bench -- hop`: what a web tier in front of the API tier adds to a read. Answers the exit code: 1
 * when it is more than it may be.
 */
export async function hopBench(space: Workspace): Promise<number> {
  console.log(machine());
  if (!space.builtDir && (await build(space)).failed > 0) return 1;
  const { origin, apiOrigin } = await startStack(space, "hop", "split");
  const env = { ...inherited(), WEB_ORIGIN: origin, API_ORIGIN: apiOrigin };
  return (await run(space, "hop-bench", shopProgram("tests/bench/hop.ts"), env)) ?? 1;
}
