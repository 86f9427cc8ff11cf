import path from "node:path";
import { restoreBackup } from "./backup/restore.ts";
import { placeOf } from "./files/places.ts";
import { Failure } from "./local/base/failure.ts";
import { readSettings } from "./local/base/settings.ts";
import { migrate } from "./local/commands.ts";
import { withStore } from "./local/store-session.ts";

/** `npm run restore -- folder`: restores a backup into an empty database and an empty place for files. */
export async function main([given]: string[]): Promise<number> {
  if (!given) throw new Failure("Name the backup: npm run restore -- backups/2026-11-29T051500.");
  const settings = readSettings();
  const folder = path.resolve(given);
  const files = await placeOf(settings);
  const { tables, madeAt } = await withStore(settings, (url) =>
    restoreBackup({
      ...{ folder, url, files },
      migrate: (upTo) => migrate(url, settings.dataDir, upTo),
    }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${rows.toLocaleString("en-IN")} rows as they were at ${madeAt}. Check them: npm run books.`,
  );
  return 0;
}
