import { appEnv } from "../local/app-env.ts";
import { seed } from "../local/commands.ts";
import { ensureDatabase, query } from "../local/database.ts";
import type { Secrets } from "../local/secrets.ts";
import type { Settings } from "../local/settings.ts";
import { template, type Workspace } from "./workspace.ts";

/** The customers of tests and benches have verified nothing, and order by cash as often as they like. */
export const RELAXED_CASH = `INSERT INTO "CashSettings" ("oneOpenPerPhone", "verifiedOnly", "updatedAt")
  VALUES (false, false, now()) ON CONFLICT DO NOTHING`;

/** The address of a database of this name with the demo's products, accounts and keys. */
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
  await query(url, RELAXED_CASH);
  return url;
}
