import os from "node:os";
import { shopProgram } from "../../../scripts/local/commands.ts";
import { build, run } from "../../../scripts/testing/runners.ts";
import { startStack } from "../../../scripts/testing/stack.ts";
import type { Workspace } from "../../../scripts/testing/workspace.ts";
import { machine } from "../machine.ts";

/**
 * `npm run bench -- cart`: sixteen customers add to their carts, read them, and open the cart page of the
 * production build, in one process and then in as many as there are cores, or as PROCESSES says. Returns the exit code: 1 if a request failed.
 */
export async function cartBench(space: Workspace): Promise<number> {
  console.log(machine());
  if (!space.builtDir && (await build(space)).failed > 0) return 1;
  await space.database({ durable: true });
  const several = Number(process.env.PROCESSES) || os.availableParallelism();
  const codes: number[] = [];
  for (const processes of new Set([1, several])) codes.push(await customers(space, processes));
  return Math.max(...codes);
}

async function customers(space: Workspace, processes: number): Promise<number> {
  const name = `cart-${processes}`;
  const { origin, environments, stop } = await startStack(space, name, "all-in-one", processes);
  const env = {
    ...environments[0],
    NODE_ENV: "production" as const,
    LOG_LEVEL: "silent",
    SHOP_ORIGIN: origin,
    SERVED_BY: String(processes),
  };
  const code = await run(space, "cart", shopProgram("workshop/bench/cart.ts"), env);
  await stop();
  return code ?? 1;
}
