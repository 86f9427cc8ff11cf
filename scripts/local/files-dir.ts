import path from "node:path";
import type { Settings } from "./base/settings.ts";

/** The folder of uploaded files: FILES_DIR, else the demo's. */
export function filesDir({ dataDir }: Pick<Settings, "dataDir">): string {
  return path.resolve(process.env.FILES_DIR || path.join(dataDir, "files"));
}
