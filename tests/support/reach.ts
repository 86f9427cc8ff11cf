import fs from "node:fs";
import path from "node:path";
import { parse } from "@babel/parser";

const root = path.join(__dirname, "../..");

/** A declaration of lib: its words, the error codes it creates, and the declarations it uses. */
type Declaration = { words: Set<string>; codes: Set<string>; uses: Set<string> };
type Module = { declared: Map<string, Declaration>; passedOn: Map<string, string> };
type Node = { type: string; [key: string]: unknown };

/** Everything reachable from a declaration of lib ("lib/cart/service.ts#addToCart"), ignoring conditions. */
export function reach(from: string, isPassed: (file: string) => boolean = () => false) {
  const seen = new Set<string>();
  const found = { words: new Set<string>(), codes: new Map<string, string>() };
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const declaration = resolved(next);
    if (!declaration || seen.has(declaration.id) || isPassed(fileOf(declaration.id))) continue;
    seen.add(declaration.id);
    for (const word of declaration.is.words) found.words.add(word);
    for (const code of declaration.is.codes) found.codes.set(code, declaration.id);
    open.push(...declaration.is.uses);
  }
  return found;
}

/** Every served call: its contract, its name there, and the declaration that serves it. */
export function servedCalls(files: readonly string[]) {
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), "utf8");
    const served = [...text.matchAll(/^export const (\w+) = serve\(\s*(\w+)\.\1,/gm)];
    return served.map(([, name = "", namespace = ""]) => {
      const importing = new RegExp(`import \\* as ${namespace} from "@/(.+)";`);
      return { contract: `${importing.exec(text)?.[1]}.ts`, name, at: `${file}#${name}` };
    });
  });
}

const fileOf = (id: string) => id.slice(0, id.indexOf("#"));
const modules = new Map<string, Module>();

function resolved(id: string): { id: string; is: Declaration } | undefined {
  const [file = "", name = ""] = id.split("#");
  const { declared, passedOn } = moduleOf(file);
  const is = declared.get(name);
  if (is) return { id, is };
  const elsewhere = passedOn.get(name);
  return elsewhere ? resolved(elsewhere) : undefined;
}

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const read = readModule(file);
  modules.set(file, read);
  return read;
}

function readModule(file: string): Module {
  const text = fs.readFileSync(path.join(root, file), "utf8");
  const { body } = parse(text, { sourceType: "module", plugins: ["typescript", "jsx"] }).program;
  const statements = body as unknown as Node[];
  const imported = importsOf(statements, file);
  const module: Module = { declared: new Map(), passedOn: new Map() };
  const own = statements.flatMap((statement) => declarationsOf(statement, module, imported));
  const names = new Set(own.map(({ name }) => name));
  for (const { name, node } of own)
    module.declared.set(name, declarationOf(node, { file, names, imported }));
  return module;
}

type Scope = { file: string; names: ReadonlySet<string>; imported: ReadonlyMap<string, string> };

/** Local names → "file#name"; "file#*" is a whole module. */
function importsOf(statements: readonly Node[], file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of statements) {
    if (statement.type !== "ImportDeclaration") continue;
    const from = fileFor((statement.source as { value: string }).value, file);
    if (!from) continue;
    for (const one of statement.specifiers as Node[]) {
      const local = (one.local as { name: string }).name;
      const name = one.type === "ImportSpecifier" ? nameOf(one.imported as Node) : "*";
      found.set(local, `${from}#${name}`);
    }
  }
  return found;
}

function fileFor(specifier: string, file: string): string | undefined {
  const base = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? path.posix.join(path.posix.dirname(file), specifier)
      : "";
  if (!base.startsWith("lib/")) return undefined;
  return [base, `${base}.ts`, `${base}.tsx`, `${base}.mts`].find((one) =>
    fs.statSync(path.join(root, one), { throwIfNoEntry: false })?.isFile(),
  );
}

const nameOf = (node: Node) => String(node.name ?? node.value);

function declarationsOf(
  statement: Node,
  module: Module,
  imported: ReadonlyMap<string, string>,
): { name: string; node: Node }[] {
  if (statement.type === "ExportNamedDeclaration") {
    for (const one of statement.specifiers as Node[]) {
      const target = imported.get(nameOf(one.local as Node));
      if (target) module.passedOn.set(nameOf(one.exported as Node), target);
    }
    return statement.declaration
      ? declarationsOf(statement.declaration as Node, module, imported)
      : [];
  }
  if (statement.type === "VariableDeclaration")
    return (statement.declarations as Node[]).flatMap((node) =>
      patternNames(node.id as Node).map((name) => ({ name, node })),
    );
  const id = statement.id as Node | null | undefined;
  const isCode = statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration";
  return isCode && id ? [{ name: nameOf(id), node: statement }] : [];
}

function patternNames(pattern: Node): string[] {
  if (pattern.type === "Identifier") return [nameOf(pattern)];
  return ((pattern.properties ?? []) as Node[]).map((one) => nameOf((one.value ?? one) as Node));
}

function declarationOf(node: Node, scope: Scope): Declaration {
  const declaration: Declaration = { words: new Set(), codes: new Set(), uses: new Set() };
  walk(node, (inner) => note(inner, declaration, scope));
  return declaration;
}

function note(node: Node, { words, codes, uses }: Declaration, scope: Scope): void {
  if (node.type === "StringLiteral") words.add(String(node.value));
  if (node.type === "NewExpression" && (node.callee as Node).name === "AppError")
    for (const code of codesIn((node.arguments as Node[])[0])) codes.add(code);
  if (node.type === "MemberExpression") {
    const whole = scope.imported.get(String((node.object as Node).name));
    if (whole?.endsWith("#*")) uses.add(whole.slice(0, -1) + nameOf(node.property as Node));
  }
  if (node.type !== "Identifier") return;
  const name = nameOf(node);
  words.add(name);
  const target =
    scope.imported.get(name) ?? (scope.names.has(name) ? `${scope.file}#${name}` : undefined);
  if (target && !target.endsWith("#*")) uses.add(target);
}

/** The code of an AppError whose first argument does not say it. */
export const UNWRITTEN = "(not written out)";

/** The codes that AppError's first argument can be. */
function codesIn(argument: Node | undefined): string[] {
  if (argument?.type === "StringLiteral") return [String(argument.value)];
  if (argument?.type !== "ConditionalExpression") return [UNWRITTEN];
  return [...codesIn(argument.consequent as Node), ...codesIn(argument.alternate as Node)];
}

/** Skips types, except for the expressions inside `as` and `satisfies`. */
const TYPED = new Set(["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"]);

function walk(node: Node, visit: (node: Node) => void): void {
  if (node.type.startsWith("TS") && !TYPED.has(node.type)) return;
  visit(node);
  for (const inner of Object.values(node).flat()) if (isNode(inner)) walk(inner, visit);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
