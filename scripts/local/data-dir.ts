import fs from "node:fs";
import path from "node:path";
import { errorCode, Failure } from "./base/failure.ts";
import { displayPath } from "./base/settings.ts";

/** Creates the data folder with its log folder and checks that it is writable. Throws `Failure`. */
export function prepareDataDir(dataDir: string): void {
  const probe = path.join(dataDir, `.write-test-${process.pid}`);
  try {
    fs.mkdirSync(path.join(dataDir, "logs"), { recursive: true });
    fs.writeFileSync(probe, "");
    fs.rmSync(probe);
  } catch (error) {
    throw new Failure(explain(dataDir, errorCode(error)));
  }
}

/** The log file of a program in this run. */
export function logFile(dataDir: string, name: string): string {
  return path.join(dataDir, "logs", `${name}.log`);
}

function explain(dataDir: string, code: string | undefined): string {
  const folder = displayPath(dataDir);
  if (code === "EROFS") {
    return `The folder ${folder} is on a read-only file system: set DATA_DIR to a folder that can be written.`;
  }
  if (code === "ENOTDIR" || code === "EEXIST") {
    return `${folder} cannot be used as data folder because a file stands in its place: set DATA_DIR to another folder.`;
  }
  if (code === "ENOSPC")
    return `The disk that holds ${folder} is full: free some space and start again.`;
  return `The folder ${folder} cannot be written by this user: correct its owner or set DATA_DIR to another folder.`;
}
