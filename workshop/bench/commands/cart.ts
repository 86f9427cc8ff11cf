import { shopProgram } from "../../../scripts/local/commands.ts";
import { build, run } from "../../../scripts/testing/runners.ts";
import { startStack } from "../../../scripts/testing/stack.ts";
import type { Workspace } from "../../../scripts/testing/workspace.ts";
import { machine } from "../machine.ts";

/**
 * `npm run bench -- cart`: sixteen customers add to their carts, read them, and open the cart page of the
 * production build. Returns the exit code: 1 if a request failed.
 */
export async function cartBench(space: Workspace): Promise<number> {
  console.log(machine());
  if (!space.builtDir && (await build(space)).failed > 0) return 1;
  await space.database({ durable: true });
  const { origin, environments } = await startStack(space, "cart", "all-in-one");
  const env = {
    ...environments[0],
    NODE_ENV: "production" as const,
    LOG_LEVEL: "silent",
    SHOP_ORIGIN: origin,
  };
  return (await run(space, "cart", shopProgram("workshop/bench/cart.ts"), env)) ?? 1;
}
