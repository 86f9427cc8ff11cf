import fs from "node:fs";
import path from "node:path";
import { errorCode, Failure } from "../base/failure.ts";
import { displayPath } from "../base/settings.ts";
import { isAlive, type ProcessRecord, recordOf, signalGroup, waitUntil } from "./processes.ts";

/** The owner of a data folder and its child processes; lets a later run recognise leftovers. */
type LockFile = { owner: ProcessRecord; address: string; children: ProcessRecord[] };

export type Lock = {
  remember(child: ProcessRecord): void;
  release(): void;
};

/**
 * Locks the data folder for this process and stops leftovers of a killed run. `onLeftovers` gets their
 * names. Throws `Failure` while another live run holds the lock.
 */
export async function takeLock(
  dataDir: string,
  address: string,
  onLeftovers: (names: string[]) => void,
): Promise<Lock> {
  const file = path.join(dataDir, "run.json");
  const owner = recordOf("demo", process.pid);
  if (owner === null)
    throw new Failure("This process cannot look at itself: /proc or ps is missing.");
  const content: LockFile = { owner, address, children: [] };
  while (!createWith(file, content)) {
    const earlier = read(file);
    if (earlier && isAlive(earlier.owner)) throw new Failure(takenSentence(dataDir, earlier));
    if (earlier) await stopLeftovers(earlier.children, onLeftovers);
    setAside(file, earlier);
  }
  return {
    remember(child) {
      content.children.push(child);
      replaceWith(file, content);
    },
    release() {
      fs.rmSync(file, { force: true });
    },
  };
}

/** Whether a live run holds the data folder. */
export function isLocked(dataDir: string): boolean {
  const lock = read(path.join(dataDir, "run.json"));
  return lock !== null && isAlive(lock.owner);
}

// A hard link appears atomically, so no reader sees a half-written lock.
function createWith(file: string, content: LockFile): boolean {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(content));
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    return createPlain(file, content);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

// For file systems without hard links.
function createPlain(file: string, content: LockFile): boolean {
  try {
    fs.writeFileSync(file, JSON.stringify(content), { flag: "wx" });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

function replaceWith(file: string, content: LockFile): void {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(content));
  fs.renameSync(draft, file);
}

// Two starts may find the same stale lock: the one that moved a live lock away by mistake puts it back.
function setAside(file: string, expected: LockFile | null): void {
  const aside = `${file}.stale-${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  if (moved && moved.owner.pid !== expected?.owner.pid && isAlive(moved.owner)) {
    fs.linkSync(aside, file);
  }
  fs.rmSync(aside, { force: true });
}

async function stopLeftovers(
  children: ProcessRecord[],
  onLeftovers: (names: string[]) => void,
): Promise<void> {
  const living = children.filter(isAlive);
  if (living.length === 0) return;
  onLeftovers(living.map(({ name }) => name));
  // PostgreSQL takes SIGINT as "fast shutdown"; the others end on SIGTERM.
  for (const { name, pid } of living) signalGroup(pid, name === "postgres" ? "SIGINT" : "SIGTERM");
  await waitUntil(() => !living.some(isAlive), 6_000);
  for (const { pid } of living.filter(isAlive)) signalGroup(pid, "SIGKILL");
  await waitUntil(() => !living.some(isAlive), 2_000);
}

function read(file: string): LockFile | null {
  try {
    const content: LockFile = JSON.parse(fs.readFileSync(file, "utf8"));
    return content.owner && Array.isArray(content.children) ? content : null;
  } catch {
    return null;
  }
}

function takenSentence(dataDir: string, lock: LockFile): string {
  return (
    `The data folder ${displayPath(dataDir)} is in use by another run (process ${lock.owner.pid}, ${lock.address}): ` +
    "stop that one first or set DATA_DIR to another folder."
  );
}
