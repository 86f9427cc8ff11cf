import fs from "node:fs";
import path from "node:path";

/**
 * V8 otherwise skips the functions of a script while it loads, and compiles each on the main thread at its first call.
 * With this as the first line it compiles them all on another thread while the page is idle.
 */
const HINT = "//# allFunctionsCalledOnLoad\n";

/** Puts the hint before each script of a finished build, and moves their source maps down by that line. */
export function addCompileHints(distDir: string): void {
  const folder = path.join(distDir, "static/chunks");
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (name.endsWith(".js")) rewrite(file, withHint);
    if (name.endsWith(".js.map")) rewrite(file, moveDown);
  }
}

function withHint(code: string): string {
  return HINT + code;
}

function moveDown(map: string): string {
  return map.replace('"mappings":"', '"mappings":";');
}

function rewrite(file: string, change: (text: string) => string): void {
  fs.writeFileSync(file, change(fs.readFileSync(file, "utf8")));
}
