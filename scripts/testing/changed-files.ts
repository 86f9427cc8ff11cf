import fs from "node:fs";

/** Editors write several files, and some files twice, per save. */
const DEBOUNCE_MS = 300;

/** Whether a change of this file, relative to the root, can affect `npm run verify`. */
export function isWatched(file: string): boolean {
  return /\.(tsx?|mjs|css|md|ya?ml|json|txt|prisma)$/.test(file) && !file.includes("/.");
}

/**
 * Watches the files of these folders. `next` resolves with those changed since the last call, once writing
 * stops.
 */
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
