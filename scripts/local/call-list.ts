import fs from "node:fs";
import path from "node:path";
import { Failure } from "./base/failure.ts";
import { root } from "./base/settings.ts";
import { writeIfChanged } from "./write-if-changed.ts";

const LIST = "lib/api-docs/call-list.ts";

/** Writes the list of all contracts with calls and their documentation. Throws `Failure`. */
export function writeCallList(): void {
  writeIfChanged(LIST, callList());
}

function callList(): string {
  const contracts = fs
    .readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|[/-])contract\.ts$/.test(file) && declaresCalls(`lib/${file}`))
    .map((file) => file.replace(/\.ts$/, ""))
    .toSorted();
  const missing = contracts.find(
    (file) => !fs.existsSync(path.join(root, `lib/${docsOf(file)}.ts`)),
  );
  if (missing)
    throw new Failure(`lib/${missing}.ts declares calls: write lib/${docsOf(missing)}.ts.`);
  const imports = contracts.flatMap((file): [string, string][] => [
    [`@/lib/${file}`, `* as ${nameOf(file)}`],
    [`@/lib/${docsOf(file)}`, `* as ${nameOf(file)}Docs`],
  ]);
  const lines = [...imports, ["@/lib/call/docs", "{ documented }"] as const]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, what]) => `import ${what} from "${from}";`);
  const entries = contracts.map(entryOf);
  return [...lines, "", COMMENT, "export const callList = {", ...entries, "};", ""].join("\n");
}

/** A line of the list, wrapped as the formatter would. */
function entryOf(file: string): string {
  const [key, names] = [keyOf(file), [nameOf(file), `${nameOf(file)}Docs`]];
  const line = `  ${key}: documented(${names.join(", ")}),`;
  if (line.length <= LONGEST_LINE) return line;
  return `  ${key}: documented(\n${names.map((name) => `    ${name},`).join("\n")}\n  ),`;
}

const LONGEST_LINE = 100;
const COMMENT =
  "/** Every contract with calls, by its folder in lib, with its documentation. Written by `npm run generate`. */";

function declaresCalls(file: string): boolean {
  return /= call\(\{/.test(fs.readFileSync(path.join(root, file), "utf8"));
}

/** "auth/admins/admin-contract" → "auth/admins/admin-docs". */
const docsOf = (file: string) => file.replace(/contract$/, "docs");
/** "accounts/admin/contract" → "accounts/admin". */
const placeOf = (file: string) => file.replace(/[/-]contract$/, "");
/** "accounts/admin/contract" → "accountsAdmin". */
const nameOf = (file: string) =>
  placeOf(file).replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

function keyOf(file: string): string {
  const place = placeOf(file);
  return /^\w+$/.test(place) ? place : `"${place}"`;
}
