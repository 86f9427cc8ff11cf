import fs from "node:fs";
import path from "node:path";
import { root } from "./base/settings.ts";

/** Writes a file of the project, unless it says so already: a watcher must not see a change that is none. */
export function writeIfChanged(name: string, text: string): void {
  const file = path.join(root, name);
  if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) fs.writeFileSync(file, text);
}
