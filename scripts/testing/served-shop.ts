import path from "node:path";
import { root } from "../local/base/settings.ts";
import { type Stack, startStack } from "./stack.ts";
import type { Workspace } from "./workspace.ts";

const stacks = new WeakMap<Workspace, Promise<Stack>>();

/**
 * The production build in both shapes at once, for the tests that know nothing but HTTP: the API tier of a split
 * shop is the whole application, so that asking it and asking the web tier in front of it are the two. Started by
 * the first who needs it; whoever needs it last stops it.
 */
export function servedShop(space: Workspace): Promise<Stack> {
  const known = stacks.get(space);
  if (known) return known;
  const started = startStack(space, "served", "split");
  stacks.set(space, started);
  return started;
}

/** What the tests find it by. */
export function servedEnv({ apiOrigin, origin, tierKey, databaseUrl, distDirs, services }: Stack) {
  const [allInOne = "", split = ""] = distDirs.map((dir) => path.resolve(root, dir));
  return {
    SHOPS: JSON.stringify({ "all-in-one": apiOrigin, split: origin }),
    /** Where each keeps the pages that it has made. */
    SHOP_DIST_DIRS: JSON.stringify({ "all-in-one": allInOne, split }),
    SHOP_DATABASE_URL: databaseUrl,
    TIER_KEY: tierKey,
    ...services,
  };
}
