import fs from "node:fs";
import path from "node:path";
import { inherited } from "../../local/app-env.ts";
import { Failure } from "../../local/base/failure.ts";
import { root } from "../../local/base/settings.ts";
import { runToEnd } from "../../local/process/children.ts";
import { TEST_ORIGIN } from "../runners.ts";
import type { Workspace } from "../workspace.ts";
import { copyRelease } from "./tree.ts";

/** What the next release changes in a script and in a page, and what only its pages say. */
const CHANGED = "components/contact/contact-form.tsx";
const WORDS = { before: '"Send message"', after: '"Send the message"' };

/** The folders of two releases, each with its build in `space.distDir`. */
export type Releases = { earlier: string; later: string };

/** Builds these sources, and a copy with a changed form, as `npm run build` does one after the other. */
export async function buildReleases(space: Workspace): Promise<Releases> {
  // Existing ones, for running the tests repeatedly.
  const { TEST_LATER_DIR } = process.env;
  if (space.builtDir && TEST_LATER_DIR)
    return { earlier: root, later: path.resolve(root, TEST_LATER_DIR) };
  const later = copyRelease(path.join(space.dir, "later"));
  const file = path.join(later, CHANGED);
  const source = fs.readFileSync(file, "utf8");
  if (!source.includes(WORDS.before))
    throw new Failure(
      `${CHANGED} no longer says ${WORDS.before}: scripts/testing/scale/releases.ts.`,
    );
  fs.writeFileSync(file, source.replace(WORDS.before, WORDS.after));
  await buildIn(space, root);
  await buildIn(space, later);
  return { earlier: root, later };
}

async function buildIn(space: Workspace, folder: string): Promise<void> {
  const distDir = path.join(folder, space.distDir);
  if (fs.existsSync(path.join(distDir, "BUILD_ID"))) return;
  await runToEnd({
    ...{ name: "build", logFile: space.log(`build-${path.basename(folder)}`), cwd: folder },
    command: [process.execPath, path.join(folder, "scripts/run.mjs"), "scripts/build"],
    env: {
      ...inherited(),
      APP_ORIGIN: TEST_ORIGIN,
      NEXT_DIST_DIR: space.distDir,
      KEPT_BUILDS_DIR: process.env.KEPT_BUILDS_DIR || path.join(space.dir, "kept-builds"),
    },
    failure: "The application could not be built",
  });
}
