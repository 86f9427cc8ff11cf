import type { Outcome } from "./outcome.ts";
import { jest } from "./runners.ts";
import { startStack } from "./stack.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Runs the conformance tests against the production build in both shapes at once: the API tier of a split
 * shop is the whole application, so that asking it and asking the web tier in front of it are the two.
 */
export async function conformance(space: Workspace, args: string[]): Promise<Outcome> {
  const stack = await startStack(space, "conformance", "split");
  try {
    return await jest(space, "conformance", ["conformance"], args, {
      SHOPS: JSON.stringify({ "all-in-one": stack.apiOrigin, split: stack.origin }),
      TIER_KEY: stack.tierKey,
      ...stack.services,
    });
  } finally {
    await stack.stop();
  }
}
