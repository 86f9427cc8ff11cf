import { functionsOf, type SourceFunction } from "@/tests/architecture/functions";
import { product, read, sources } from "@/tests/architecture/sources";

const LINES = 40;
/** Markup is data: a component may be longer. */
const COMPONENT_LINES = 60;

/** What groups tests may be long: it is a list of them. */
const GROUPS = new Set(["describe", "it", "test", "attack", "everywhere"]);

const files = [
  ...product,
  ...["scripts", "packages", "workshop", "prisma", "tests"].flatMap(sources),
];

it("no function is longer than 40 lines, no component longer than 60", () => {
  expect(files.flatMap(tooLong)).toEqual([]);
});

function tooLong(file: string): string[] {
  const source = read(file);
  if (source.split("\n").length <= LINES) return [];
  return functionsOf(source)
    .filter(({ handedTo = "" }) => !GROUPS.has(handedTo))
    .filter(({ lines, isComponent }) => lines > (isComponent ? COMPONENT_LINES : LINES))
    .map((found) => sentence(file, found));
}

function sentence(file: string, { name, line, lines, isComponent }: SourceFunction): string {
  const most = isComponent ? COMPONENT_LINES : LINES;
  return `${file}:${line}: ${name} has ${lines} lines, ${most} are allowed: split it by noun or move its markup into a component.`;
}

describe("the count of lines", () => {
  const first = (source: string) => functionsOf(source)[0];

  it.each([
    ["function pay() {\n\n}", "pay", 3],
    ["export default async function Page() {\n}", "Page", 2],
    ["export default () => {\n};", "default", 2],
    ["const pay = async () => {\n};", "pay", 2],
    ["const table = {\n  pay() {\n  },\n};", "pay", 2],
    ["class Till {\n  async pay() {\n  }\n}", "pay", 2],
    ["export const GET = serve(call, async () => {\n});", "GET", 2],
  ])("%j is %s with %i lines", (source, name, lines) => {
    expect(first(source)).toMatchObject({ name, lines });
  });

  it("counts a function inside another one in both", () => {
    const found = functionsOf("function pay() {\n  const go = () => {\n  };\n}");
    expect(found.map(({ name, lines }) => [name, lines])).toEqual([
      ["pay", 4],
      ["go", 2],
    ]);
  });

  it.each([
    ["function Row() { return <li />; }", true],
    ["function Row() { return rows ? <li /> : null; }", true],
    ["function Row() { return rows && <li />; }", true],
    ["const Row = () => <></>;", true],
    ["function Row() { const cell = () => <td />; return cell; }", false],
    ["function useRow() { return <li />; }", false],
    ["function Row() { return { cell: <td /> }; }", false],
  ])("%s is a component: %s", (source, isComponent) => {
    expect(first(source)?.isComponent).toBe(isComponent);
  });
});
