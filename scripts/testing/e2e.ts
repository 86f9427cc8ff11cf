import path from "node:path";
import { inherited } from "../local/app-env.ts";
import { root } from "../local/base/settings.ts";
import { findBrowser } from "./browser.ts";
import { type Outcome, total } from "./outcome.ts";
import { readPlaywright } from "./reports.ts";
import { run } from "./runners.ts";
import { secretsStayInside } from "./secrets.ts";
import { type Shape, type Stack, startStack } from "./stack.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Runs the browser tests against the production build: all of them in one shape, `--split` for two tiers,
 * and the rest of the arguments for Playwright.
 */
export async function e2e(space: Workspace, args: string[]): Promise<Outcome> {
  const options = args.filter((arg) => arg !== "--split");
  const shape = options.length < args.length ? "split" : "all-in-one";
  return inShape(space, shape, options, options.length === 0);
}

/**
 * Everything once, and what matters most twice: a desktop goes through all journeys with the web tier in
 * front of the API tier, where each of them has further to go, and a phone through those marked `@both` in
 * the one process that most shops are.
 */
export async function e2eInBothShapes(space: Workspace): Promise<Outcome> {
  return total([
    await inShape(space, "split", ["--project", "desktop"], true),
    await inShape(space, "all-in-one", ["--project", "phone"], false),
  ]);
}

async function inShape(
  space: Workspace,
  shape: Shape,
  args: string[],
  withSecrets: boolean,
): Promise<Outcome> {
  const browser = findBrowser();
  const name = `e2e-${shape}`;
  const stack = await startStack(space, name, shape);
  try {
    console.log(`  Shape: ${shape}`);
    const report = space.report(name);
    const playwright = [process.execPath, path.join(root, "node_modules/@playwright/test/cli.js")];
    const exitCode = await run(space, name, [...playwright, "test", ...args], {
      ...inherited(),
      ...testEnv(space, stack, shape),
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const outcome = readPlaywright(report, exitCode, shape === "split" ? ["--split"] : []);
    // At the end, when the pages that the journeys have made are there too.
    return withSecrets ? total([outcome, await secretsStayInside(space, stack)]) : outcome;
  } finally {
    await stack.stop();
  }
}

/** What the tests find the shop and its services by. */
function testEnv(space: Workspace, stack: Stack, shape: Shape): NodeJS.ProcessEnv {
  return {
    ...stack.services,
    NODE_ENV: "test",
    SHAPE: shape,
    BASE_URL: stack.origin,
    API_TIER_URL: stack.apiOrigin,
    API_TIER_KEY: stack.tierKey,
    E2E_DATABASE_URL: stack.databaseUrl,
    TEST_DIST_DIR: space.distDir,
    DIST_DIR: path.resolve(root, space.distDir),
  };
}
