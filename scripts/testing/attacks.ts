import type { Outcome } from "./outcome.ts";
import { jest } from "./runners.ts";
import { servedEnv, servedShop } from "./served-shop.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Runs the attacks against the production build in both shapes, one file at a time: each measures its effect
 * on memory, disk and other visitors, which another one would disturb.
 */
export async function attacks(space: Workspace, args: string[]): Promise<Outcome> {
  const stack = await servedShop(space);
  try {
    return await jest(space, "attacks", ["attacks"], ["--runInBand", ...args], servedEnv(stack));
  } finally {
    await stack.stop();
  }
}
