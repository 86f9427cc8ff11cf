import path from "node:path";
import { inherited } from "../local/app-env.ts";
import { root } from "../local/base/settings.ts";
import { shopProgram } from "../local/commands.ts";
import { type Outcome, one } from "./outcome.ts";
import { run } from "./runners.ts";
import type { Stack } from "./stack.ts";
import type { Workspace } from "./workspace.ts";

/** Searches a stack's built files and everything it sends to browsers for its secrets: one check. */
export async function secretsStayInside(space: Workspace, stack: Stack): Promise<Outcome> {
  const command = shopProgram("tests/secrets/run.ts");
  const exitCode = await run(space, "secrets", command, {
    ...inherited(),
    NODE_ENV: "test",
    BASE_URL: stack.origin,
    DIST_DIRS: JSON.stringify(stack.distDirs.map((folder) => path.resolve(root, folder))),
    ENVIRONMENTS: JSON.stringify(stack.environments),
  });
  const name = "secrets in the built files or in answers to browsers";
  return one(exitCode === 0, { name, command: "npm test -- e2e" });
}
