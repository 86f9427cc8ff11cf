import fs from "node:fs";
import path from "node:path";

/** The number and bytes of files below a folder. */
export function diskUse(folder: string): { files: number; bytes: number } {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  // A rendered page is written to a temporary file and renamed.
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      fs.statSync(path.join(parentPath, name), { throwIfNoEntry: false }),
    );
  return { files: sizes.length, bytes: sizes.reduce((sum, stat) => sum + (stat?.size ?? 0), 0) };
}
