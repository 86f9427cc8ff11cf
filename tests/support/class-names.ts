import { parse } from "@babel/parser";

type Node = { type: string; loc?: { start: { line: number } } } & Record<string, unknown>;

/** The classes of a component file. */
export type Classes = {
  /** Whole names in a `className`. */
  used: Set<string>;
  /** Beginnings in a `className` that an expression completes: "chip--". */
  begun: Set<string>;
  /** Every other text of the file, where a name may stand that reaches a `className` later. */
  texts: string[];
  /** Lines of a `style` that says the same at every time. */
  fixedStyles: number[];
};

/** The classes that the selectors of a style sheet name. */
export function classesOfSheet(sheet: string): Set<string> {
  const bare = sheet.replaceAll(/\/\*.*?\*\/|"[^"]*"|\([^()]*:[^()]*\)/gs, "");
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = ""]) => prelude.trim())
    .filter((prelude) => !prelude.startsWith("@"));
  const names = selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)]);
  return new Set(names.map(([, name = ""]) => name));
}

/** What a component file says of classes. */
export function classesOfComponent(source: string): Classes {
  const file = parse(source, { sourceType: "module", plugins: ["jsx", "typescript"] });
  const classes: Classes = { used: new Set(), begun: new Set(), texts: [], fixedStyles: [] };
  read(file.program as unknown as Node, classes, false);
  return classes;
}

function read(node: Node, classes: Classes, isClassName: boolean): void {
  if (NO_CLASSES.test(node.type)) return;
  if (isFixedStyle(node)) classes.fixedStyles.push(node.loc?.start.line ?? 0);
  const inside = node.type === "JSXAttribute" ? isClassAttribute(node) : isClassName;
  if (node.type === "StringLiteral") take(String(node.value), "", classes, inside);
  if (node.type === "TemplateLiteral") takeTemplate(node, classes, inside);
  // The options of a call are no classes: buttonClass({ size: "s" }).
  const below = node.type === "ObjectExpression" ? false : inside;
  for (const child of childrenOf(node)) read(child, classes, below);
}

/** Types, comparisons and paths of modules. */
const NO_CLASSES = /^(ImportDeclaration|BinaryExpression|TS(?!As|Satisfies|NonNull).*)$/;

function takeTemplate(node: Node, classes: Classes, isClassName: boolean): void {
  const quasis = node.quasis as { value: { cooked: string }; tail: boolean }[];
  for (const { value, tail } of quasis) take(value.cooked, tail ? "" : "…", classes, isClassName);
}

function take(
  text: string,
  follows: string,
  { used, begun, texts }: Classes,
  isClassName: boolean,
) {
  if (!isClassName) {
    texts.push(text + follows);
    return;
  }
  for (const word of (text + follows).split(/\s+/).filter(Boolean)) {
    if (!word.endsWith("…")) used.add(word);
    else if (word !== "…") begun.add(word.slice(0, -1));
  }
}

function isClassAttribute(node: Node): boolean {
  return /classname$/i.test(String((node.name as Node).name));
}

/** style={{ color: "red" }}; one value that is computed makes it a style of its time. */
function isFixedStyle(node: Node): boolean {
  if (node.type !== "JSXAttribute" || (node.name as Node).name !== "style") return false;
  const { properties } = ((node.value as Node).expression ?? {}) as { properties?: Node[] };
  return !!properties?.every(({ value }) =>
    /^(String|Numeric)Literal$/.test((value as Node | undefined)?.type ?? ""),
  );
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => !!child && typeof child === "object" && "type" in child)
    .filter(({ type }) => !type.startsWith("Comment"));
}
