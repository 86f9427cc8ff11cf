import { components, importedFile, lib, product, read, sources } from "./sources";

/** Exports that only tests use, with the reason. */
const FOR_TESTS: Record<string, string> = {
  "lib/env.ts#SETTINGS": "Tests compare the settings with .env.example.",
  "lib/limits/process-counter.ts#slotsHeld": "Tests look for slots that were never given back.",
};

const users = [
  "next.config.ts",
  ...product,
  ...["scripts", "packages", "workshop"].flatMap(sources),
];

it("every export of lib and components is used by the product, not only by tests", () => {
  const used = new Set(users.flatMap(usesOf));
  const unused = [...lib, ...components]
    .filter((file) => !used.has(`${file}#*`))
    .flatMap((file) => exportsOf(file).map((name) => ({ file, name, entry: `${file}#${name}` })))
    .filter(({ file, name, entry }) => !used.has(entry) && !isUsedInside(file, name))
    .map(({ entry }) => entry);
  const wrong = unused.filter((entry) => !FOR_TESTS[entry]);
  expect(wrong.map((entry) => `${entry} is used by nothing: call it or delete it`)).toEqual([]);
  expect(Object.keys(FOR_TESTS).filter((entry) => !unused.includes(entry))).toEqual([]);
});

/** "lib/cart/rules.ts#total" for each name that a file takes from another, "…#*" for all of it. */
function usesOf(file: string): string[] {
  const text = read(file);
  const taken = [
    ...matches(text, /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+"([^"]+)"/g).map(
      ([, names = "", from = ""]) => ({ from, names: namesIn(names) }),
    ),
    ...matches(text, /import\s+(?:type\s+)?\*\s+as\s+(\w+)\s+from\s+"([^"]+)"/g).map(
      ([, alias = "", from = ""]) => ({ from, names: membersOf(text, alias) }),
    ),
    ...matches(text, /import\(\s*"([^"]+)"/g).map(([, from = ""]) => ({ from, names: ["*"] })),
  ];
  return taken.flatMap(({ from, names }) => {
    const target = importedFile(from, file);
    return target ? names.map((name) => `${target}#${name}`) : [];
  });
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];

/** "type A, b as c" → A, b. */
const namesIn = (list: string) =>
  list.split(",").flatMap((one) => /^\s*(?:type\s+)?(\w+)/.exec(one)?.[1] ?? []);

/** The names read from a module's alias; "*" if the alias is handed on. */
function membersOf(text: string, alias: string): string[] {
  const uses = matches(text, new RegExp(`(?<![\\w.])${alias}\\b(?:\\.(\\w+)|(?! from))`, "g"));
  return uses.map(([, name]) => name ?? "*");
}

/** The exported functions and constants of a file; a served call is used by its route. */
function exportsOf(file: string): string[] {
  const exported = matches(read(file), /^export (?:async )?(?:function|const) (\w+)(.*)/gm);
  return exported.flatMap(([, name = "", rest = ""]) => (rest.startsWith(" = serve(") ? [] : name));
}

function isUsedInside(file: string, name: string): boolean {
  const code = read(file).replaceAll(/(?<=^|\s)(\/\*[\s\S]*?\*\/|\/\/.*)/g, "");
  return code.split(new RegExp(`\\b${name}\\b`)).length > 2;
}
