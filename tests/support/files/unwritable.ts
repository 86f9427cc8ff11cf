import fs from "node:fs";

/**
 * Makes the file folder unwritable, even for root, who bypasses permissions, by putting a file
 * in its place. Returns a function that undoes it.
 */
export function blockFiles(folder: string): () => void {
  const away = `${folder}-away`;
  fs.renameSync(folder, away);
  fs.writeFileSync(folder, "");
  return () => {
    fs.rmSync(folder);
    fs.renameSync(away, folder);
  };
}
