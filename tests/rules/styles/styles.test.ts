import fs from "node:fs";
import path from "node:path";
import { classesOfComponent, classesOfSheet } from "@/tests/support/class-names";

const root = path.join(__dirname, "../../..");
const sheets = filesIn(["styles", "app"], /\.css$/);
const components = filesIn(["app", "components"], /\.tsx?$/).map((file) => ({
  file,
  ...classesOfComponent(textOf(file)),
}));
const defined = new Map(
  sheets.flatMap((file) => [...classesOfSheet(textOf(file))].map((name) => [name, file] as const)),
);

/** Names that are put together of a beginning and a value, and where the values come from. */
const BUILT: Record<string, string[]> = {
  /** components/ui/button.tsx: `variant`. */
  "button--": ["ink", "line", "danger"],
  /** components/ui/facts/tag.tsx: `tone`. */
  "chip--": ["ok", "wait", "off", "move"],
  /** components/ui/notice.tsx: `tone`. */
  "notice--": ["success", "error"],
  /** components/ui/facts/state-label.tsx: `tone`. */
  "state--": ["wait", "off"],
  /** The state of an order, or of a reported fault. */
  "status-select--": [
    ...["Accepted", "Processing", "Shipped", "Delivered"],
    ...["open", "in_progress", "done"],
  ],
};
const built = Object.entries(BUILT).flatMap(([start, ends]) => ends.map((end) => start + end));

/** What articles and legal texts become. */
const inMarkdown = filesIn(["lib/content"], /\.ts$/)
  .flatMap((file) => [...textOf(file).matchAll(/class="([\w -]+)/g)])
  .flatMap(([, names = ""]) => names.split(" "));

/** components/site/offering/offering-session.tsx: who speaks, by the content. */
const SPEAKERS = ["charger", "platform"];

test("every class of a style sheet is used", () => {
  const words = new Set([
    ...components.flatMap(({ used, texts }) => [...used, ...namesIn(texts)]),
    ...inMarkdown,
    ...SPEAKERS,
  ]);
  const dead = [...defined]
    .filter(([name]) => !words.has(name) && !built.includes(name))
    .map(([name, file]) => `${file}: nothing uses .${name}: remove it, or add it to BUILT.`);
  expect(dead).toEqual([]);
});

test("every class that is used has a rule", () => {
  const unknown = components.flatMap(({ file, used, begun }) => [
    ...[...used]
      .filter((name) => !defined.has(name))
      .map((name) => `${file}: no style sheet knows .${name}: write its rule, or remove it.`),
    ...[...begun]
      .filter((start) => !(start in BUILT))
      .map((start) => `${file}: say in BUILT what may follow "${start}".`),
  ]);
  expect(unknown).toEqual([]);
});

test("a class is named by words", () => {
  const short = [...defined]
    .filter(([name]) => !isWords(name))
    .map(([name, file]) => `${file}: .${name} is no word: at least four letters, three a part.`);
  expect(short).toEqual([]);
});

test("colours stand in tokens.css alone", () => {
  const raw = [...sheets, ...components.map(({ file }) => file)]
    .filter((file) => !file.endsWith("/tokens.css") && !OUTSIDE_OF_CSS.includes(file))
    .flatMap((file) =>
      coloursIn(textOf(file)).map((colour) => `${file}: make ${colour} a token of tokens.css.`),
    );
  expect(raw).toEqual([]);
});

/** What is drawn as a picture, by the browser itself or by Razorpay: no style sheet reaches there. */
const SOCIAL_CARD = "components/seo/card-panel.tsx";
const OUTSIDE_OF_CSS = [
  SOCIAL_CARD,
  ...["app/document.tsx", "app/manifest.ts", "components/checkout/payment/open-checkout.ts"],
];

test("every token is known and used", () => {
  const text = [...sheets, ...components.map(({ file }) => file)].map(textOf).join("\n");
  const known = new Set(text.match(/--[a-z][\w-]*(?="?\]?:)/g));
  const used = new Set(
    [...text.matchAll(/var\((--[a-z][\w-]*)(?=[,)])/g)].map(([, name = ""]) => name),
  );
  const tokens = textOf("styles/tokens.css").match(/--[a-z][\w-]*(?=:)/g) ?? [];
  const wrong = [
    ...[...used].filter((name) => !known.has(name)).map((name) => `No sheet says what ${name} is.`),
    ...tokens
      .filter((name) => !used.has(name) && !name.startsWith(CHART))
      .map((name) => `Nothing uses ${name}.`),
  ];
  expect(wrong).toEqual([]);
});

/** The charts count on: var(--chart-1) to the last. */
const CHART = "--chart-";

test("every animation is known and used", () => {
  const text = sheets.map(textOf).join("\n");
  const known = [...text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);
  const played = [...text.matchAll(/animation(?:-name)?: ([\w-]+)/g)].map(([, name]) => name);
  expect([...new Set(known)].sort()).toEqual([...new Set(played)].sort());
});

test("a style in the markup is computed", () => {
  const fixed = components
    .filter(({ file }) => file !== SOCIAL_CARD)
    .flatMap(({ file, fixedStyles }) =>
      fixedStyles.map((line) => `${file}:${line}: write this style into a sheet.`),
    );
  expect(fixed).toEqual([]);
});

test("a style sheet has at most 250 lines, a folder of them at most 20", () => {
  const long = sheets.filter((file) => textOf(file).split("\n").length > 251);
  const folders = Map.groupBy(sheets, (file) => path.dirname(file));
  const full = [...folders].filter(([, files]) => files.length > 20).map(([folder]) => folder);
  expect([...long, ...full]).toEqual([]);
});

test("every style sheet is loaded by a page", () => {
  const importing = [...sheets, ...filesIn(["app"], /\.tsx$/)].map(textOf).join("\n");
  const lost = sheets.filter(
    (file) => !importing.includes(`/${file.replace(/^styles\/|^app\/(.*\/)?/, "")}"`),
  );
  expect(lost).toEqual([]);
});

function filesIn(folders: string[], kind: RegExp): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => kind.test(file))
      .map((file) => path.posix.join(folder, file)),
  );
}

function textOf(file: string): string {
  return fs.readFileSync(path.join(root, file), "utf8");
}

/** The words of texts that hold nothing but classes. */
function namesIn(texts: string[]): string[] {
  return texts
    .map((text) => text.split(/\s+/).filter(Boolean))
    .filter((words) => words.every((word) => defined.has(word)))
    .flat();
}

function isWords(name: string): boolean {
  const parts = name.split(/--?/);
  return name.length >= 4 && parts.every((part) => part.length >= 3 || SMALL_WORDS.has(part));
}

const SMALL_WORDS = new Set(["in", "it", "no", "of", "ok", "on", "to", "up"]);

function coloursIn(sheet: string): string[] {
  const bare = sheet.replaceAll(/\/\*.*?\*\/|url\("[^"]*"\)/gs, "");
  return (
    bare.match(/#[0-9a-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgb|hsl|oklch)a?\(\s*[0-9][^)]*\)/gi) ?? []
  );
}
