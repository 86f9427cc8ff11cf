import { parse } from "@babel/parser";

type Node = { type: string; loc?: { start: { line: number } } } & Record<string, unknown>;
type Outcome = "text" | "element" | "nothing";

/**
 * Finds conditional text beside other nodes. A browser's translation moves every text
 * into new elements, and React throws when it removes the text from its old place.
 */
export function bareTexts(source: string): number[] {
  const file = parse(source, { sourceType: "module", plugins: ["jsx", "typescript"] });
  return [...new Set(parents(file.program as unknown as Node).flatMap(wrongChildren))].sort(
    (a, b) => a - b,
  );
}

function parents(node: Node): Node[] {
  const inner = Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === "object" && value !== null && "type" in value,
    )
    .flatMap(parents);
  return isParent(node) ? [node, ...inner] : inner;
}

function wrongChildren(parent: Node): number[] {
  const children = childrenOf(parent);
  const isAlone = children.length === 1 && parent.type === "JSXElement";
  return children.flatMap((child, at) => {
    const mayBe = outcomes(child);
    const next = children[at + 1];
    const isBare = isAlone ? hasFragment(child) : true;
    const touches = (isBare && mayBe.has("text")) || (next && outcomes(next).has("text"));
    return mayBe.size > 1 && touches ? [child.loc?.start.line ?? 0] : [];
  });
}

/** The only text of an element is replaced as its content; in a fragment it is removed as a node. */
function hasFragment(node: Node): boolean {
  return ["expression", "consequent", "alternate", "right"]
    .map((name) => node[name] as Node | undefined)
    .some((inner) => inner && (inner.type === "JSXFragment" || hasFragment(inner)));
}

function isParent(node: Node): boolean {
  return node.type === "JSXElement" || node.type === "JSXFragment";
}

/** Children as React sees them, without comments and line breaks. */
function childrenOf(parent: Node): Node[] {
  return (parent.children as Node[]).filter((child) => {
    if (child.type === "JSXText") return !/^\s*\n\s*$/.test(String(child.value));
    return (child.expression as Node | undefined)?.type !== "JSXEmptyExpression";
  });
}

/** What an expression may render. Without types, a name, a property or a call counts as text. */
function outcomes(node: Node): Set<Outcome> {
  const of = (...names: string[]) => names.flatMap((name) => [...outcomes(node[name] as Node)]);
  switch (node.type) {
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSNonNullExpression":
      return new Set(of("expression"));
    case "ConditionalExpression":
      return new Set(of("consequent", "alternate"));
    case "LogicalExpression":
      return new Set(node.operator === "&&" ? ["nothing", ...of("right")] : of("left", "right"));
    case "JSXFragment":
      return new Set(childrenOf(node).flatMap((child) => [...outcomes(child)]));
    case "StringLiteral":
      return new Set([node.value === "" ? "nothing" : "text"]);
    case "JSXText":
    case "NumericLiteral":
    case "TemplateLiteral":
    case "BinaryExpression":
      return new Set(["text"]);
    case "NullLiteral":
    case "BooleanLiteral":
      return new Set(["nothing"]);
    case "Identifier":
      return new Set([nameOutcome(String(node.name))]);
    case "OptionalMemberExpression":
    case "OptionalCallExpression":
      return new Set(["nothing", "text"]);
    case "MemberExpression":
      return new Set(["text"]);
    case "CallExpression":
      return new Set([isList(node) ? "element" : "text"]);
    default:
      return new Set(["element"]);
  }
}

/** Names that always hold elements in the components. */
const ELEMENTS = /^(children|aside|logout|tags|tools)$|Node$/;

function nameOutcome(name: string): Outcome {
  if (name === "undefined") return "nothing";
  return ELEMENTS.test(name) ? "element" : "text";
}

function isList(call: Node): boolean {
  const { property } = call.callee as { property?: { name?: string } };
  return /^(map|flatMap)$/.test(property?.name ?? "");
}
