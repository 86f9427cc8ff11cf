import path from "node:path";
import { inherited } from "../local/app-env.ts";
import { freshSecrets } from "../local/secrets.ts";
import { startApp, startMail, startRazorpay } from "../local/services.ts";
import { root } from "../local/settings.ts";
import { findBrowser } from "./browser.ts";
import { freshSettings } from "./fresh-settings.ts";
import { type Outcome, readPlaywright } from "./outcome.ts";
import { run } from "./runners.ts";
import { seededDatabase } from "./seeded-database.ts";
import type { Workspace } from "./workspace.ts";

/** Runs the browser tests against the production build with all its services, on ports of their own. */
export async function e2e(space: Workspace, args: string[]): Promise<Outcome> {
  const browser = findBrowser();
  const settings = await freshSettings(space.dir);
  const secrets = freshSecrets();
  const url = await seededDatabase(space, settings, secrets);
  const services = { settings, secrets, onStart: space.add.bind(space) };
  await Promise.all([startRazorpay(services), startMail(services)]);
  await startApp(services, url, { kind: "production", distDir: space.distDir });
  const report = space.report("e2e");
  const playwright = [process.execPath, path.join(root, "node_modules/@playwright/test/cli.js")];
  const options = args.length === 0 ? ["--pass-with-no-tests"] : args;
  const exitCode = await run(space, "e2e", [...playwright, "test", ...options], {
    ...inherited(),
    NODE_ENV: "test",
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    BASE_URL: settings.appOrigin,
    MAIL_UI_URL: `http://127.0.0.1:${settings.mailUiPort}`,
    RAZORPAY_ORIGIN: `http://127.0.0.1:${settings.razorpayPort}`,
    RAZORPAY_CONTROL_TOKEN: secrets.razorpayControlToken,
    E2E_DATABASE_URL: url,
    DIST_DIR: path.resolve(root, space.distDir),
  });
  return readPlaywright(report, exitCode);
}
