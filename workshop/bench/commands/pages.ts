import path from "node:path";
import { inherited } from "../../../scripts/local/app-env.ts";
import { root } from "../../../scripts/local/base/settings.ts";
import { freshSecrets } from "../../../scripts/local/secrets.ts";
import { startApp } from "../../../scripts/local/services.ts";
import { findBrowser } from "../../../scripts/testing/browser.ts";
import { freshSettings } from "../../../scripts/testing/fresh-settings.ts";
import { build, run } from "../../../scripts/testing/runners.ts";
import { seededDatabase } from "../../../scripts/testing/seeded-database.ts";
import type { Workspace } from "../../../scripts/testing/workspace.ts";
import { machine } from "../machine.ts";
import { serveEmptyPage } from "../pages/empty-page.ts";

/**
 * `npm run bench -- pages`: builds for the address that it then serves from, and measures the public pages
 * there. Returns the exit code: 1 if a page is over a budget.
 */
export async function pagesBench(space: Workspace): Promise<number> {
  console.log(machine());
  const browser = findBrowser();
  const settings = await freshSettings(space.dir);
  // Source maps distinguish our own bytes from Next's.
  process.env.SOURCE_MAPS = "1";
  if (!space.builtDir && (await build(space, [], settings.appOrigin)).failed > 0) return 1;
  const secrets = freshSecrets();
  const url = await seededDatabase(space, settings, secrets);
  const services = { settings, secrets, onStart: space.add.bind(space) };
  await startApp(services, url, { kind: "production", distDir: space.distDir });
  const program = path.join(root, "workshop/bench/pages/run.ts");
  // With plain Node: tsx would also rewrite Lighthouse's functions, which then no longer run in a page.
  const command = [process.execPath, "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", program];
  const env = {
    ...inherited(),
    CHROMIUM_PATH: browser,
    BASE_URL: settings.appOrigin,
    DIST_DIR: path.resolve(root, space.distDir),
    EMPTY_URL: await serveEmptyPage(space),
  };
  return (await run(space, "pages", command, env)) ?? 1;
}
