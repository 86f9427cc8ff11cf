import fs from "node:fs";

/** An editor writes several files, and some files twice: they are one change. */
const DEBOUNCE_MS = 300;

/** Whether a change of this file, named from the root, can change what `npm run verify` finds. */
export function isWatched(file: string): boolean {
  return /\.(tsx?|mjs|css|md|ya?ml|json|txt|prisma)$/.test(file) && !file.includes("/.");
}

/** The files of these folders that change. `next` resolves with those since it was last asked, once writing stops. */
export function changedFiles(folders: readonly string[]): {
  next(): Promise<string[]>;
  close(): void;
} {
  const changed = new Set<string>();
  let rested: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const onChange = (file: string) => {
    if (!isWatched(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => rested?.(), DEBOUNCE_MS);
  };
  const watchers = folders.map((folder) =>
    fs.watch(folder, { recursive: true }, (_event, file) => onChange(`${folder}/${file}`)),
  );
  return {
    async next() {
      if (changed.size === 0)
        await new Promise<void>((resolve) => {
          rested = resolve;
        });
      const files = [...changed];
      changed.clear();
      return files;
    },
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
