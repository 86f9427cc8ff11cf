import { appEnv } from "../local/app-env.ts";
import type { Settings } from "../local/base/settings.ts";
import { seed } from "../local/commands.ts";
import { ensureDatabase } from "../local/postgres/database.ts";
import type { Secrets } from "../local/secrets.ts";
import { relaxCash } from "./relaxed-cash.ts";
import { template, type Workspace } from "./workspace.ts";

/** The URL of a database of this name with the demo's products, accounts and keys. */
export async function seededDatabase(
  space: Workspace,
  settings: Settings,
  secrets: Secrets,
  name = "seeded",
): Promise<string> {
  const server = await space.database();
  await ensureDatabase(server.url("postgres"), name, template);
  const url = server.url(name);
  await seed(appEnv(settings, secrets, url), space.dir);
  await relaxCash(url);
  return url;
}
