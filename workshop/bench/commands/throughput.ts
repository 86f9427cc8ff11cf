import { inherited } from "../../../scripts/local/app-env.ts";
import { shopProgram } from "../../../scripts/local/commands.ts";
import { freshSecrets } from "../../../scripts/local/secrets.ts";
import { startApp } from "../../../scripts/local/services.ts";
import { freshSettings } from "../../../scripts/testing/fresh-settings.ts";
import { build, run } from "../../../scripts/testing/runners.ts";
import { seededDatabase } from "../../../scripts/testing/seeded-database.ts";
import type { Workspace } from "../../../scripts/testing/workspace.ts";
import { machine } from "../machine.ts";

/**
 * `npm run bench -- throughput`: how many prerendered pages one core of `next start` sends in a second. Returns the
 * exit code: 1 if a page is below the budget.
 */
export async function throughputBench(space: Workspace): Promise<number> {
  console.log(machine());
  const settings = await freshSettings(space.dir);
  if (!space.builtDir && (await build(space, [], settings.appOrigin)).failed > 0) return 1;
  const secrets = freshSecrets();
  const url = await seededDatabase(space, settings, secrets);
  const services = { settings, secrets, onStart: space.add.bind(space) };
  const app = await startApp(services, url, { kind: "production", distDir: space.distDir });
  const env = { ...inherited(), BASE_URL: settings.appOrigin, APP_PID: String(app.pid) };
  const command = shopProgram("workshop/bench/throughput.ts");
  return (await run(space, "throughput", command, env)) ?? 1;
}
