import fs from "node:fs";
import path from "node:path";
import { root } from "./base/settings.ts";
import { writeIfChanged } from "./write-if-changed.ts";

const FOLDER = "lib/content/pages";
const LIST = "lib/content/page-list.ts";

/** Writes the list of the site's pages: all loaders in `lib/content/pages` that export pages. */
export function writePageList(): void {
  const names = fs
    .readdirSync(path.join(root, FOLDER))
    .filter((file) => exportsPages(`${FOLDER}/${file}`))
    .map((file) => file.replace(/\.ts$/, ""))
    .toSorted();
  const imports = names.map(
    (name) => `import { pages as ${variable(name)} } from "@/${FOLDER}/${name}";`,
  );
  const entries = names.map((name) => `  ...${variable(name)},`);
  writeIfChanged(
    LIST,
    [
      ...['import "server-only";', 'import type { ContentPage } from "@/lib/content/page";'],
      ...imports,
      ...["", "/** Every page that is made of `content/`. Written by `npm run generate`. */"],
      ...["export const contentPages: readonly ContentPage[] = [", ...entries, "];", ""],
    ].join("\n"),
  );
}

const exportsPages = (file: string) =>
  /^export const pages = /m.test(fs.readFileSync(path.join(root, file), "utf8"));

/** "how-we-work" → "howWeWorkPages" */
const variable = (name: string) =>
  `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Pages`;
