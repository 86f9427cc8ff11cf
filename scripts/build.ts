import { spawnSync } from "node:child_process";
import { buildEnv } from "./local/app-env.ts";
import { readSettings, root } from "./local/base/settings.ts";
import { commands } from "./local/commands.ts";
import { generate } from "./local/generate.ts";

/**
 * `npm run build`: the production build for APP_ORIGIN, with its output. Needs no database and no network.
 */
export async function main(args: string[]): Promise<number> {
  generate();
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
