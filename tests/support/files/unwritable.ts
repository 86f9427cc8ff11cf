import fs from "node:fs";

/**
 * Makes the folder of files one that nothing can be written into, also by root, who is above permissions: a file
 * stands in its place. Answers what undoes it.
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
