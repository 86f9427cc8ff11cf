import path from "node:path";
import { inherited } from "../../../scripts/local/app-env.ts";
import { root } from "../../../scripts/local/base/settings.ts";
import { commands } from "../../../scripts/local/commands.ts";
import { runToEnd, startChild } from "../../../scripts/local/process/children.ts";
import { freePort } from "../../../scripts/local/process/ports.ts";
import { waitForPort } from "../../../scripts/local/process/readiness.ts";
import type { Workspace } from "../../../scripts/testing/workspace.ts";

/** Builds and serves a page with nothing on it, beside which the others are judged; its address. */
export async function serveEmptyPage(space: Workspace): Promise<string> {
  const port = await freePort();
  const cwd = path.join(root, "workshop/bench/pages/empty");
  const env = { ...inherited(), NEXT_DIST_DIR: ".next" };
  const logFile = space.log("empty-page");
  await runToEnd({
    ...{ name: "empty page", command: [...commands.next, "build"], cwd, env, logFile },
    failure: "The empty page could not be built",
  });
  const command = [...commands.next, "start", "--port", String(port)];
  const child = startChild({ name: "empty page", command, cwd, env, logFile });
  space.add(child);
  await waitForPort(child, port);
  return `http://localhost:${port}`;
}
