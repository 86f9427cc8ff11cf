import { inherited } from "../local/app-env.ts";
import { shopProgram } from "../local/commands.ts";
import { machine } from "./machine.ts";
import { build, run } from "./runners.ts";
import { servedEnv, servedShop } from "./served-shop.ts";
import type { Workspace } from "./workspace.ts";

/**
 * `npm run bench -- attacks`: how the shop stands while strangers send it pictures that are bombs and ask for
 * thousands of addresses that are not there. Answers the exit code: 1 when others would notice.
 */
export async function attacksBench(space: Workspace): Promise<number> {
  console.log(machine());
  if (!space.builtDir && (await build(space)).failed > 0) return 1;
  const env = { ...inherited(), ...servedEnv(await servedShop(space)) };
  return (await run(space, "attacks-bench", shopProgram("tests/bench/attacks/run.ts"), env)) ?? 1;
}
