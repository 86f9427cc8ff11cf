import path from "node:path";
import { writeBackup } from "./backup/write.ts";
import { placeOf } from "./files/places.ts";
import { displayPath, readSettings, root } from "./local/base/settings.ts";
import { withStore } from "./local/store-session.ts";

/** `npm run backup [-- folder]`: writes the database and the uploaded files into a new folder. */
export async function main([given]: string[]): Promise<number> {
  const settings = readSettings();
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  const folder = path.resolve(given ?? path.join(root, "backups", stamp));
  const files = await placeOf(settings);
  const { tables, files: saved } = await withStore(settings, (url) =>
    writeBackup({ url, files, folder }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Backup: ${displayPath(folder)}, ${rows.toLocaleString("en-IN")} rows of ${tables.length} tables and ${saved.length.toLocaleString("en-IN")} files. Keep it away from this machine, and the secrets of .env apart from it.`,
  );
  return 0;
}
