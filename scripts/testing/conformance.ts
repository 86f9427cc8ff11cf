import type { Outcome } from "./outcome.ts";
import { jest } from "./runners.ts";
import { servedEnv, servedShop } from "./served-shop.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Runs the conformance tests against the production build in both shapes; the attacks reuse the same shop.
 */
export async function conformance(space: Workspace, args: string[]): Promise<Outcome> {
  const stack = await servedShop(space);
  // Most of the time they wait for the shop and its mails.
  return jest(space, "conformance", ["conformance"], ["--maxWorkers=4", ...args], servedEnv(stack));
}
