import { spawnSync } from "node:child_process";
import path from "node:path";
import { ACTION_KEY, actionKey } from "./building/action-key.ts";
import { addEarlierFiles } from "./building/earlier-files.ts";
import { buildEnv } from "./local/app-env.ts";
import { displayPath, readSettings, root } from "./local/base/settings.ts";
import { commands } from "./local/commands.ts";
import { generate } from "./local/generate.ts";

/**
 * `npm run build`: the production build for APP_ORIGIN, with its output. Needs no database and no network. It keeps
 * what open pages of earlier builds need, in KEPT_BUILDS_DIR.
 */
export async function main(args: string[]): Promise<number> {
  generate();
  const [node = "", ...next] = commands.next;
  const { appOrigin } = readSettings();
  const distDir = process.env.NEXT_DIST_DIR || ".next";
  const keptDir = path.resolve(root, process.env.KEPT_BUILDS_DIR || ".next-kept");
  const { key, isSet } = actionKey(keptDir);
  const result = spawnSync(node, [...next, "build", ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...buildEnv(distDir, appOrigin), [ACTION_KEY]: key },
  });
  if (result.status !== 0) return result.status ?? 1;
  const added = addEarlierFiles(keptDir, path.join(root, distDir, "static"));
  console.log(
    `\nFor pages that are still open: ${added} files of earlier builds are in this one too.`,
  );
  if (!isSet) console.log(whereTheKeyIs(displayPath(keptDir)));
  return 0;
}

function whereTheKeyIs(folder: string): string {
  return `The key of its forms is the one kept in ${folder}. Where builds are made in more than one place, set ${ACTION_KEY} to the same in all of them.`;
}
