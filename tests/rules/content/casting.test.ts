import fs from "node:fs";
import path from "node:path";
import { load } from "js-yaml";

const content = path.join(__dirname, "../../../content");
const read = (file: string) => fs.readFileSync(path.join(content, file), "utf8");
const filesOf = (folder: string) => fs.readdirSync(path.join(content, folder)).sort();

const pictures = load(read("pictures.yaml")) as Record<string, { base: string; narrow?: string }>;

/** The files that a page shows; its hero may have a crop for phones, which counts too. */
const pages = Object.entries({
  ...shownBy("pages"),
  ...shownBy("solutions"),
  ...shownBy("news"),
  "sign-in": [pictures.login?.base ?? ""],
  "office login": [pictures["login-office"]?.base ?? ""],
});

it.each(pages)("%s shows no file twice", (_page, bases) => {
  expect(bases).toEqual([...new Set(bases)]);
});

it.each(pages)("%s has a picture of its own", (page, bases) => {
  const elsewhere = new Set(pages.flatMap(([other, shown]) => (other === page ? [] : shown)));
  expect(bases.filter((base) => !elsewhere.has(base))).not.toEqual([]);
});

function shownBy(folder: string): Record<string, string[]> {
  const entries = filesOf(folder).map(
    (file) => [file, basesOf(texts(`${folder}/${file}`))] as const,
  );
  return Object.fromEntries(entries.filter(([, bases]) => bases.length > 0));
}

/** An article is known by what stands between its two lines of `---`. */
function texts(file: string): unknown {
  const text = read(file);
  return load(file.endsWith(".md") ? (text.split("---")[1] ?? "") : text);
}

function basesOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(basesOf);
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    if (name === "hero" && isHero(value))
      return [...filesOfHero(value.picture), ...basesOf({ ...value, picture: {} })];
    return name === "picture" && typeof value === "string" ? [baseOf(value)] : basesOf(value);
  });
}

function isHero(value: unknown): value is { picture: string } {
  return typeof value === "object" && value !== null && "picture" in value;
}

function filesOfHero(key: string): string[] {
  const narrow = pictures[key]?.narrow;
  return [baseOf(key), ...(narrow ? [baseOf(narrow)] : [])];
}

function baseOf(key: string): string {
  const picture = pictures[key];
  if (!picture) throw new Error(`content/pictures.yaml has no picture "${key}".`);
  return picture.base;
}
