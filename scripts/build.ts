import { spawnSync } from "node:child_process";
import { buildEnv } from "./local/app-env.ts";
import { readSettings, root } from "./local/base/settings.ts";
import { commands } from "./local/commands.ts";
import { generateClient } from "./local/generated.ts";
import { writeLists } from "./local/lists.ts";

/**
 * `npm run build`: the production build for APP_ORIGIN, with its output. Needs no database and no network.
 */
export async function main(args: string[]): Promise<number> {
  generateClient();
  writeLists();
  const [node = "", ...next] = commands.next;
  const { appOrigin } = readSettings();
  const distDir = process.env.NEXT_DIST_DIR || ".next";
  const result = spawnSync(node, [...next, "build", ...args], {
    cwd: root,
    stdio: "inherit",
    env: buildEnv(distDir, appOrigin),
  });
  return result.status ?? 1;
}
