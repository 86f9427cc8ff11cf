import path from "node:path";
import { root } from "../local/base/settings.ts";
import { type Stack, startStack } from "./stack.ts";
import type { Workspace } from "./workspace.ts";

const stacks = new WeakMap<Workspace, Promise<Stack>>();

/**
 * The production build in both shapes at the same time, for tests over HTTP alone: the API tier of a split
 * shop is the whole application, so its own origin and the web tier's are the two shapes. The first caller
 * starts it, the last one stops it.
 */
export function servedShop(space: Workspace): Promise<Stack> {
  const known = stacks.get(space);
  if (known) return known;
  const started = startStack(space, "served", "split");
  stacks.set(space, started);
  return started;
}

/** The environment by which the tests find it. */
export function servedEnv({ apiOrigin, origin, tierKey, databaseUrl, distDirs, services }: Stack) {
  const [allInOne = "", split = ""] = distDirs.map((dir) => path.resolve(root, dir));
  return {
    SHOPS: JSON.stringify({ "all-in-one": apiOrigin, split: origin }),
    /** The folders of the pages that each has generated. */
    SHOP_DIST_DIRS: JSON.stringify({ "all-in-one": allInOne, split }),
    SHOP_DATABASE_URL: databaseUrl,
    TIER_KEY: tierKey,
    ...services,
  };
}
