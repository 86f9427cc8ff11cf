import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { errorCode, Failure } from "../base/failure.ts";
import { displayPath } from "../base/settings.ts";
import { runToEnd } from "../process/children.ts";
import { type Binaries, clusterOwner, type Runner } from "./binaries.ts";

const MAJOR = "18";

/** Whether the folder holds a finished cluster. */
export function isCluster(clusterDir: string): boolean {
  return fs.existsSync(path.join(clusterDir, "PG_VERSION"));
}

/** Throws `Failure` unless the folder is a cluster of this version, empty or missing. */
export function checkClusterFolder(clusterDir: string): void {
  const folder = displayPath(clusterDir);
  try {
    if (isCluster(clusterDir)) {
      const version = fs.readFileSync(path.join(clusterDir, "PG_VERSION"), "utf8").trim();
      if (version === MAJOR) return;
      throw new Failure(
        `${folder} was made by PostgreSQL ${version} and this is PostgreSQL ${MAJOR}: set DATA_DIR to another folder or dump and restore the data.`,
      );
    }
    if (!fs.existsSync(clusterDir) || fs.readdirSync(clusterDir).length === 0) return;
  } catch (error) {
    if (errorCode(error) !== "EACCES") throw error;
    throw new Failure(
      `${folder} belongs to another user: start as that user or set DATA_DIR to another folder.`,
    );
  }
  throw new Failure(
    `${folder} is not empty and not a PostgreSQL data folder: nothing was changed, move it away or set DATA_DIR to another folder.`,
  );
}

/**
 * Creates a cluster with a random password, which is stored inside. The folder is renamed only when
 * finished, so a killed run leaves no half-made cluster.
 */
export async function createCluster(
  binaries: Binaries,
  runner: Runner,
  clusterDir: string,
  logFile: string,
): Promise<void> {
  sweepUnfinished(clusterDir);
  const draft = `${clusterDir}${unfinished}${process.pid}`;
  const password = `${draft}.password`;
  const owner = clusterOwner(runner);
  fs.mkdirSync(draft, { mode: 0o700 });
  fs.writeFileSync(password, randomBytes(18).toString("base64url"), { mode: 0o600 });
  if (owner) for (const file of [draft, password]) fs.chownSync(file, owner.uid, owner.gid);
  await runInitdb(binaries, runner, draft, password, logFile);
  fs.renameSync(password, path.join(draft, passwordName));
  if (fs.existsSync(clusterDir)) fs.rmdirSync(clusterDir);
  fs.renameSync(draft, clusterDir);
}

/** The password of the user "postgres" of a cluster that we created. Throws `Failure` when it is missing. */
export function readPassword(clusterDir: string): string {
  const file = path.join(clusterDir, passwordName);
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    throw new Failure(
      `The password of the database, ${displayPath(file)}, cannot be read: restore it or set DATA_DIR to another folder.`,
    );
  }
}

const passwordName = "postgres.password";
const unfinished = ".unfinished-";

// No server ever ran on these: it only starts on the final name.
function sweepUnfinished(clusterDir: string): void {
  const parent = path.dirname(clusterDir);
  const prefix = `${path.basename(clusterDir)}${unfinished}`;
  for (const name of fs.readdirSync(parent)) {
    if (name.startsWith(prefix))
      fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

async function runInitdb(
  binaries: Binaries,
  runner: Runner,
  draft: string,
  passwordFile: string,
  logFile: string,
): Promise<void> {
  const options = [
    `--pgdata=${draft}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
  ];
  await runToEnd({
    name: "initdb",
    command: [...runner.prefix, binaries.initdb, ...options],
    uid: runner.uid,
    gid: runner.gid,
    cwd: "/",
    logFile,
    failure: "The database could not be created",
  });
}
