import fs from "node:fs";
import path from "node:path";
import { Failure } from "../local/base/failure.ts";
import { canInstall, install } from "./debian.ts";

/**
 * PgBouncer, for the tests of a shop behind it: an installed one, or, on Debian as root, the package, which is then installed.
 * Throws `Failure` that says what to install.
 */
export function findPooler(): string {
  const found = installed() ?? (canInstall() ? installPackage() : null);
  if (found) return found;
  throw new Failure("The tests of faults need PgBouncer: install the package pgbouncer.");
}

function installed(): string | null {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/bin"];
  const files = folders.map((folder) => path.join(folder, "pgbouncer"));
  return files.find((file) => fs.existsSync(file)) ?? null;
}

function installPackage(): string | null {
  console.log("  Installing Debian's PgBouncer, which the tests of faults need…");
  if (!install("pgbouncer"))
    throw new Failure("apt-get could not install the package pgbouncer: install it by hand.");
  return installed();
}
