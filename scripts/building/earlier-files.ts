import fs from "node:fs";
import path from "node:path";

/** How long a file is kept after the last build that had it, in days: longer than a tab stays open. */
const KEEP_DAYS = 14;

/**
 * Adds the scripts and styles of earlier builds to a new one, and keeps its own for the next: a page that is open in a
 * browser, or kept by a cache, loads more of its build's files for as long as somebody looks at it. Their names
 * are made of their content, so none is ever another's. Returns how many files of earlier builds it has added.
 */
export function addEarlierFiles(keptDir: string, staticDir: string, now = new Date()): number {
  const pool = path.join(keptDir, "static");
  const own = new Set(filesBelow(staticDir));
  for (const file of own) copy(path.join(staticDir, file), path.join(pool, file));
  const replaced = readReplaced(keptDir);
  const kept: Replaced = {};
  for (const file of filesBelow(pool).filter((name) => !own.has(name))) {
    const since = replaced[file] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) > KEEP_DAYS * DAY_MS) {
      fs.rmSync(path.join(pool, file));
      continue;
    }
    kept[file] = since;
    copy(path.join(pool, file), path.join(staticDir, file));
  }
  fs.writeFileSync(replacedFile(keptDir), `${JSON.stringify(kept, null, 2)}\n`);
  return Object.keys(kept).length;
}

/** Since when a file is in no build any more, as ISO 8601. */
type Replaced = Record<string, string>;

const DAY_MS = 24 * 60 * 60 * 1000;
const replacedFile = (keptDir: string) => path.join(keptDir, "replaced.json");

function readReplaced(keptDir: string): Replaced {
  const file = replacedFile(keptDir);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
}

function copy(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
}

/** The files of a folder, by their paths from there. */
function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
