import fs from "node:fs";
import path from "node:path";

/** A program of Debian's that no npm package brings: its file, and the package that has it. */
export type DebianProgram = { file: string; package: string; name: string };

export const NGINX: DebianProgram = { file: "nginx", package: "nginx-light", name: "nginx" };
export const PGBOUNCER: DebianProgram = {
  file: "pgbouncer",
  package: "pgbouncer",
  name: "PgBouncer",
};

/** Where an installed program is; null when it is not installed. */
export function whereIs({ file }: DebianProgram): string | null {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/bin"];
  const files = folders.map((folder) => path.join(folder, file));
  return files.find((name) => fs.existsSync(name)) ?? null;
}

/** "Install nginx and PgBouncer: apt-get install nginx-light pgbouncer." */
export function asksFor(missing: readonly DebianProgram[]): string {
  const names = missing.map(({ name }) => name).join(" and ");
  const packages = missing.map((program) => program.package).join(" ");
  return `Install ${names} first, in Debian: apt-get install ${packages}.`;
}
