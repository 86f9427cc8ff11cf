import fs from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "../..");

/**
 * The TypeScript files of a folder, from the project's root: "lib/cart/service.ts". Without the build that a bench of
 * an empty page leaves in its folder.
 */
export function sources(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".next/"))
    .map((file) => path.posix.join(folder, file));
}

/** The text of a file. */
export const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");

/** What a file imports, as it is written. Types count: a type is a dependency too. */
export function imports(file: string): string[] {
  const found = read(file).matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g);
  return [...found].map((match) => match[1] ?? "");
}

/** The project's files among the imports of a file, from the root and without extension: "lib/cart/service". */
export function importedFiles(file: string): string[] {
  return imports(file).flatMap((name) => {
    if (name.startsWith("@/")) return [name.slice(2)];
    if (!name.startsWith(".")) return [];
    return [moduleName(path.posix.join(path.posix.dirname(file), name))];
  });
}

/** The project's file that an import names, with its extension; undefined for a package. */
export function importedFile(name: string, file: string): string | undefined {
  const base = name.startsWith("@/")
    ? name.slice(2)
    : path.posix.join(path.posix.dirname(file), name);
  if (!name.startsWith("@/") && !name.startsWith(".")) return undefined;
  return [base, `${base}.ts`, `${base}.tsx`].find((one) =>
    fs.statSync(path.join(root, one), { throwIfNoEntry: false })?.isFile(),
  );
}

/** A file without its extension. */
export const moduleName = (file: string) => file.replace(/\.tsx?$/, "");

export const lib = sources("lib");
export const components = sources("components");
export const app = sources("app");
export const scripts = sources("scripts");
/** What runs in the shop. */
export const product = [...lib, ...app, ...components, "middleware.ts", "instrumentation.ts"];

/** "a.ts imports b" for each import that is wrong. */
export function offenders(
  files: readonly string[],
  isWrong: (imported: string, file: string) => boolean,
): string[] {
  return files.flatMap((file) =>
    imports(file)
      .filter((imported) => isWrong(imported, file))
      .map((imported) => `${file} imports ${imported}`),
  );
}
