import fs from "node:fs";
import path from "node:path";
import { root } from "./base/settings.ts";

/** Writes a file only if its content differs, so that watchers see no false change. */
export function writeIfChanged(name: string, text: string): void {
  const file = path.join(root, name);
  if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) fs.writeFileSync(file, text);
}
