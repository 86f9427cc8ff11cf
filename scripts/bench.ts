import path from "node:path";
import { inherited } from "./local/app-env.ts";
import { root } from "./local/settings.ts";
import { run } from "./testing/runners.ts";
import { template, Workspace } from "./testing/workspace.ts";

/** `npm run bench`: how fast the costly things are, on a throw-away database. Figures, no verdict. */
export async function main(): Promise<number> {
  const space = new Workspace();
  await space.open();
  try {
    const server = await space.database();
    const program = path.join(root, "tests/bench/run.ts");
    const command = [process.execPath, "--conditions=react-server", "--import", "tsx", program];
    const env = { ...inherited(), TEST_TEMPLATE_URL: server.url(template), LOG_LEVEL: "silent" };
    return (await run(space, "bench", command, env)) ?? 1;
  } finally {
    await space.close(false);
  }
}
