import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root, type Settings } from "./base/settings.ts";
import { nextBuild } from "./commands.ts";

const sources = [
  "app",
  "components",
  "content",
  "generated",
  "lib",
  "public",
  "styles",
  "middleware.ts",
  "next.config.ts",
  "scripts/building/compile-hints.ts",
  "prisma/migrations",
  "package-lock.json",
  "postcss.config.mjs",
];

/**
 * The build folder of a data folder. Served pages are cached inside the build, and pages of one database
 * must not be shown for another, so each data folder has its own build.
 */
export function distDirFor({ dataDir }: Pick<Settings, "dataDir">): string {
  const isDefault = dataDir === path.join(root, ".local");
  return isDefault ? ".next" : `.next-${hash(dataDir).slice(0, 8)}`;
}

/** Builds, unless the existing build has the same sources, address and database. */
export async function ensureBuild(settings: Settings, databaseMark: string): Promise<string> {
  const distDir = distDirFor(settings);
  const stamp = `${sourcesHash()} ${hash(databaseMark)} ${settings.appOrigin}`;
  if (readStamp(distDir) === stamp) return "up to date";
  forgetBuild(distDir);
  await nextBuild(distDir, settings);
  fs.writeFileSync(stampFile(distDir), stamp);
  return "built";
}

/** What runs beside the application from a copy of its build. */
type Beside = "web" | "kill";

/**
 * Copies a build for what runs beside the application, as on a machine of its own, and returns the folder: a process
 * stores the pages that it has served inside its build. Copied anew each time, so that no page in it is old.
 */
export function copyBuild(distDir: string, beside: Beside): string {
  const copy = copyOf(distDir, beside);
  fs.rmSync(path.join(root, copy), { recursive: true, force: true });
  fs.cpSync(path.join(root, distDir), path.join(root, copy), {
    recursive: true,
    // With copy-on-write file systems this takes no time and no space.
    mode: fs.constants.COPYFILE_FICLONE,
    filter: (file) => path.relative(path.join(root, distDir), file) !== "cache",
  });
  return copy;
}

/** The folder of `copyBuild`. */
function copyOf(distDir: string, beside: Beside): string {
  return `${distDir}-${beside}`;
}

/** The folders that `copyBuild` may have made. */
export function copiesOf(distDir: string): string[] {
  return [copyOf(distDir, "web"), copyOf(distDir, "kill")];
}

/** Makes the next start rebuild, because the database behind the cached pages has changed. */
export function forgetBuild(distDir: string): void {
  fs.rmSync(stampFile(distDir), { force: true });
}

function stampFile(distDir: string): string {
  return path.join(root, distDir, "demo-stamp");
}

function readStamp(distDir: string): string | null {
  const complete = fs.existsSync(path.join(root, distDir, "BUILD_ID"));
  return complete && fs.existsSync(stampFile(distDir))
    ? fs.readFileSync(stampFile(distDir), "utf8")
    : null;
}

function sourcesHash(): string {
  const sum = createHash("sha256").update(process.version);
  for (const file of sources.flatMap((name) => filesBelow(path.join(root, name))).sort()) {
    sum.update(path.relative(root, file)).update(fs.readFileSync(file));
  }
  return sum.digest("hex");
}

function filesBelow(place: string): string[] {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [place];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
