import { parse } from "@babel/parser";

type Position = { line: number };
type Node = { type: string; loc: { start: Position; end: Position } } & Record<string, unknown>;

/** A function of a file. `lines` counts from its first line to its last, what lies inside it included. */
export type SourceFunction = {
  name: string;
  line: number;
  lines: number;
  /** A React component: its name is capital and it returns markup. */
  isComponent: boolean;
  /** The call that takes it as an argument: `describe` for `describe("…", () => …)`. */
  handedTo: string | undefined;
};

/** Every function of a TypeScript source: declared, assigned, handed over, or a method. */
export function functionsOf(source: string): SourceFunction[] {
  const file = parse(source, {
    sourceType: "module",
    plugins: ["jsx", "typescript", "explicitResourceManagement"],
  });
  return within(file.program as unknown as Node, { name: "(anonymous)", handedTo: undefined });
}

/** What a function in this place is called, and what takes it. */
type Place = Pick<SourceFunction, "name" | "handedTo">;

function within(node: Node, around: Place): SourceFunction[] {
  const place = placeOf(node, around);
  const inner = childrenOf(node).flatMap((child) => within(child, place));
  return isFunction(node) ? [described(node, place), ...inner] : inner;
}

function placeOf(node: Node, around: Place): Place {
  if (node.type === "CallExpression") return { ...around, handedTo: calleeOf(node.callee as Node) };
  const name = nameOf((node.id ?? (isMethod(node) ? node.key : undefined)) as Node | undefined);
  if (name) return { name, handedTo: undefined };
  return node.type === "ExportDefaultDeclaration" ? { ...around, name: "default" } : around;
}

function described(node: Node, { name, handedTo }: Place): SourceFunction {
  const { start, end } = node.loc;
  const isComponent = /^(default$|[A-Z])/.test(name) && returned(node).some(isMarkup);
  return { name, line: start.line, lines: end.line - start.line + 1, isComponent, handedTo };
}

/** What a function returns, by its own statements. */
function returned(node: Node): Node[] {
  const body = node.body as Node;
  if (body.type !== "BlockStatement") return [body];
  const own = (inner: Node): Node[] => {
    if (isFunction(inner)) return [];
    if (inner.type === "ReturnStatement") return inner.argument ? [inner.argument as Node] : [];
    return childrenOf(inner).flatMap(own);
  };
  return own(body);
}

function isMarkup(node: Node): boolean {
  if (/^JSX(Element|Fragment)$/.test(node.type)) return true;
  return ["consequent", "alternate", "left", "right"]
    .map((key) => node[key] as Node | undefined)
    .some((branch) => branch !== undefined && isMarkup(branch));
}

const isMethod = ({ type }: Node) => /^(Object|Class)(Private)?Method$/.test(type);

const isFunction = (node: Node) =>
  isMethod(node) || /^(Function(Declaration|Expression)|ArrowFunctionExpression)$/.test(node.type);

const nameOf = (node: Node | undefined) => node?.name as string | undefined;

/** `describe` of `describe(…)`, `describe.each(…)(…)` and `describe.skip(…)`. */
function calleeOf(callee: Node): string | undefined {
  const inner = (callee.object ?? callee.callee ?? callee.tag) as Node | undefined;
  return inner ? calleeOf(inner) : nameOf(callee);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => isNode(value));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "loc" in value;
}
