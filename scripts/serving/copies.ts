import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Failure } from "../local/base/failure.ts";

/**
 * A release: its folder, and its build as it was when the release was taken. Each process serves a copy of its own,
 * because the pages that it renders are kept inside, and a new build may replace the original at any time.
 */
export type Release = { folder: string; buildId: string; build: string };

const PREFIX = ".next-run-";
let copies = 0;

/** Takes the release that `from` leads to now. Throws `Failure` where there is no build. */
export async function takeRelease(from: string): Promise<Release> {
  const folder = fs.realpathSync(from);
  const build = path.join(folder, process.env.NEXT_DIST_DIR || ".next");
  const idFile = path.join(build, "BUILD_ID");
  if (!fs.existsSync(idFile))
    throw new Failure(`There is no build in ${build}: run npm run build.`);
  const copy = await copied(build, folder);
  // Of every release that this supervisor has taken: their names are made of their content.
  await fs.promises.cp(path.join(copy, "static"), othersDir(), { recursive: true });
  return { folder, buildId: fs.readFileSync(path.join(copy, "BUILD_ID"), "utf8"), build: copy };
}

/** The scripts and styles of all releases that have been taken: a process asks for those of others there. */
export function othersDir(): string {
  // With a name that nobody on this machine can have prepared.
  others ??= fs.mkdtempSync(path.join(os.tmpdir(), "shop-static-"));
  return others;
}
let others: string | undefined;

/** Copies a release's build for one process. Returns the folder. */
export function copyFor({ build, folder }: Release): Promise<string> {
  return copied(build, folder);
}

/** Deletes a copy. */
export async function dropCopy(copy: string): Promise<void> {
  await fs.promises.rm(copy, { recursive: true, force: true, maxRetries: 5 });
}

/** Deletes what supervisors left behind that were killed. */
export async function dropOrphans(from: string): Promise<void> {
  const folder = fs.realpathSync(from);
  const names = fs.readdirSync(folder).filter((name) => name.startsWith(PREFIX));
  const isOrphan = (name: string) => !isAlive(Number(name.slice(PREFIX.length).split("-")[0]));
  await Promise.all(names.filter(isOrphan).map((name) => dropCopy(path.join(folder, name))));
}

async function copied(build: string, folder: string): Promise<string> {
  copies += 1;
  const copy = path.join(folder, `${PREFIX}${process.pid}-${copies}`);
  await fs.promises.cp(build, copy, {
    recursive: true,
    // With copy-on-write file systems this takes no time and no space.
    mode: fs.constants.COPYFILE_FICLONE,
    filter: (file) => path.relative(build, file) !== "cache",
  });
  return copy;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
