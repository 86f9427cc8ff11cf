import { inherited } from "../../../scripts/local/app-env.ts";
import { shopProgram } from "../../../scripts/local/commands.ts";
import { build, run } from "../../../scripts/testing/runners.ts";
import { servedEnv, servedShop } from "../../../scripts/testing/served-shop.ts";
import type { Workspace } from "../../../scripts/testing/workspace.ts";
import { machine } from "../machine.ts";

/**
 * `npm run bench -- attacks`: sends the shop decompression bombs and requests for thousands of unknown
 * addresses. Returns the exit code: 1 if other visitors would notice.
 */
export async function attacksBench(space: Workspace): Promise<number> {
  console.log(machine());
  if (!space.builtDir && (await build(space)).failed > 0) return 1;
  const env = { ...inherited(), ...servedEnv(await servedShop(space)) };
  return (
    (await run(space, "attacks-bench", shopProgram("workshop/bench/attacks/run.ts"), env)) ?? 1
  );
}
