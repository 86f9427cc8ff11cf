import { spawnSync } from "node:child_process";
import fs from "node:fs";

/** Whether packages can be installed without asking: on Debian, as root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && fs.existsSync("/etc/debian_version");
}

/** Installs the first of these packages that there is; false if there is none. */
export function install(...names: string[]): boolean {
  apt("update");
  return names.some((name) => apt("install", "-y", "--no-install-recommends", name));
}

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", ["-qq", ...args], { stdio: "inherit", env }).status === 0;
}
