import { importedFiles, moduleName, sources } from "@/tests/architecture/sources";

const folders = ["lib", "components", "app", "scripts", "packages", "workshop", "tests"];
const files = folders.flatMap(sources);
const byModule = new Map(files.map((file) => [moduleName(file), file]));
const graph = new Map(
  files.map((file) => [file, importedFiles(file).flatMap((name) => byModule.get(name) ?? [])]),
);

it("no files import each other in a circle, by type or by value", () => {
  expect(circles()).toEqual([]);
});

it("the search for circles finds one", () => {
  const imported = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", ["b"]],
    ["d", []],
  ]);
  expect(circles(imported)).toEqual([
    "b → c → b: move what both need into a file that imports neither.",
  ]);
});

/** Each circle that a walk along the imports runs into. */
function circles(imported: ReadonlyMap<string, readonly string[]> = graph): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const found: string[] = [];
  const walk = (file: string) => {
    const start = path.indexOf(file);
    if (start >= 0) found.push(sentence([...path.slice(start), file]));
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of imported.get(file) ?? []) walk(next);
    path.pop();
    done.add(file);
  };
  for (const file of imported.keys()) walk(file);
  return found;
}

const sentence = (circle: string[]) =>
  `${circle.join(" → ")}: move what both need into a file that imports neither.`;
