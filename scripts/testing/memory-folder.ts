import fs from "node:fs";
import path from "node:path";

const MEMORY = "/dev/shm";
const GIBIBYTE = 1024 ** 3;
/** The databases of a whole run take a fifth of it. */
const NEEDED_BYTES = 2 * GIBIBYTE;
/** For everything else of a run: browsers, applications, Jest. */
const LEFT_BYTES = 6 * GIBIBYTE;

const link = (dir: string) => path.join(dir, "in-memory");

/**
 * A folder in memory for the databases of the run in this folder, or this folder itself where memory is short. Every test
 * file has its own copy of the database, and ext4 takes longer to create a file the more were deleted in the last
 * minutes: the third run of the same tests in a row took a third more CPU than the first, in memory all took the same.
 */
export function memoryFolder(dir: string): string {
  if (!hasRoom()) return dir;
  const folder = fs.mkdtempSync(path.join(MEMORY, "npm-test-"));
  fs.symlinkSync(folder, link(dir));
  // As root we start the server as another user.
  fs.chmodSync(folder, 0o711);
  return folder;
}

/** Deletes what `memoryFolder` gave to the run in this folder, which may have been killed. */
export function removeMemoryFolder(dir: string): void {
  if (!fs.lstatSync(link(dir), { throwIfNoEntry: false })) return;
  fs.rmSync(fs.readlinkSync(link(dir)), { recursive: true, force: true, maxRetries: 5 });
}

function hasRoom(): boolean {
  if (process.platform !== "linux" || !fs.existsSync(MEMORY)) return false;
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  return bavail * bsize >= NEEDED_BYTES && process.availableMemory() >= NEEDED_BYTES + LEFT_BYTES;
}
