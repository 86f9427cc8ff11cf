import { parse } from "@babel/parser";

type Node = { type: string; loc?: { start: { line: number } } } & Record<string, unknown>;

/** A text in a source file that somebody may read, with its line. */
export type Literal = { line: number; text: string };

/** Strings, templates and JSX texts of more than one word. Imports, classes and SQL are left out. */
export function literals(source: string): Literal[] {
  const file = parse(source, { sourceType: "module", plugins: ["jsx", "typescript"] });
  return within(file.program as unknown as Node).filter(({ text }) => /\S\s+\S/.test(text));
}

const UNREAD = new Set(["ImportDeclaration", "TSLiteralType"]);
const UNREAD_ATTRIBUTES = new Set(["className", "href", "id", "sizes", "viewBox", "d"]);
const SQL = /\b(SELECT|UPDATE|INSERT INTO|DELETE FROM|WHERE|FROM|ORDER BY)\b|IS DISTINCT FROM|::"/;

function within(node: Node): Literal[] {
  if (UNREAD.has(node.type) || isUnreadAttribute(node) || isSql(node)) return [];
  const own = textOf(node);
  const line = node.loc?.start.line ?? 0;
  return [...(own === undefined ? [] : [{ line, text: own }]), ...childrenOf(node).flatMap(within)];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === "object" && value !== null && "type" in value,
    );
}

function textOf(node: Node): string | undefined {
  if (node.type === "StringLiteral" || node.type === "JSXText") return String(node.value);
  if (node.type === "TemplateElement") return (node.value as { raw: string }).raw;
  return undefined;
}

function isUnreadAttribute({ type, name }: Node): boolean {
  return type === "JSXAttribute" && UNREAD_ATTRIBUTES.has((name as { name: string }).name);
}

function isSql(node: Node): boolean {
  if (node.type !== "TemplateLiteral") return false;
  return (node.quasis as Node[]).some((part) => SQL.test(textOf(part) ?? ""));
}
