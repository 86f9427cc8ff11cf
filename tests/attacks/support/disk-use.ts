import fs from "node:fs";
import path from "node:path";

/** The files below a folder and their bytes. */
export function diskUse(folder: string): { files: number; bytes: number } {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  // A page that is made anew is written beside and renamed.
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      fs.statSync(path.join(parentPath, name), { throwIfNoEntry: false }),
    );
  return { files: sizes.length, bytes: sizes.reduce((sum, stat) => sum + (stat?.size ?? 0), 0) };
}
