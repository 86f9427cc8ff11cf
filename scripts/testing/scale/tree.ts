import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { root } from "../../local/base/settings.ts";

const LEFT_OUT = /^(node_modules|test-results|\.)/;

/** Copies the sources, with a link to the modules, for a test that changes them. Returns the folder. */
export function copyTree(tree: string): string {
  copySources(tree);
  fs.symlinkSync(path.join(root, "node_modules"), path.join(tree, "node_modules"));
  return tree;
}

/** The same with modules of its own, as a build wants them: hard links, which take no space. Returns the folder. */
export function copyRelease(tree: string): string {
  copySources(tree);
  spawnSync("cp", ["-al", path.join(root, "node_modules"), tree]);
  return tree;
}

function copySources(tree: string): void {
  for (const name of fs.readdirSync(root).filter((entry) => !LEFT_OUT.test(entry)))
    fs.cpSync(path.join(root, name), path.join(tree, name), { recursive: true });
}
