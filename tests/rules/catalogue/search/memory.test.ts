import fc from "fast-check";
import type { Condition, Leaf } from "@/lib/catalogue/search/conditions";
import { emptyIndex, put, type Row } from "@/lib/catalogue/search/memory/catalogue-index";
import { inMemory } from "@/lib/catalogue/search/memory/find";

/** Texts of few letters, so that what is looked for occurs. */
const text = fc.string({ unit: fc.constantFrom("a", "b", "1", "#", "é", "म"), maxLength: 6 });
const leaf = fc.oneof<fc.Arbitrary<Leaf>[]>(
  fc.record({ contains: text.filter((word) => word !== "") }),
  fc.record({ named: text.filter((word) => word !== ""), isWhole: fc.boolean() }),
  fc.record({ kinds: fc.subarray(["wall", "dc"], { minLength: 1 }) }),
  fc.record({ fromW: fc.nat(4), toW: fc.constantFrom(2, 5, Number.POSITIVE_INFINITY) }),
);
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2 },
    leaf,
    fc.record({ all: fc.array(tie("condition"), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie("condition"), { minLength: 1, maxLength: 3 }) }),
  ),
}));
const row = fc.record({
  id: fc.nat(80).map((n) => String(n).padStart(4, "0")),
  search: fc.tuple(text, text, text, text).map(([a, b, c, d]) => `#${a} #${b} #${c} ${d} `),
  ...{ kind: fc.constantFrom("wall", "dc", "portable"), watts: fc.nat(6) },
  ...{ isGone: fc.boolean(), position: fc.nat(3) },
});

function holds(one: Row, where: Condition): boolean {
  if ("all" in where) return where.all.every((part) => holds(one, part));
  if ("any" in where) return where.any.some((part) => holds(one, part));
  if ("contains" in where) return one.search.includes(where.contains);
  if ("kinds" in where) return where.kinds.includes(one.kind);
  if ("fromW" in where) return one.watts >= where.fromW && one.watts <= where.toW;
  const names = one.search.split(" ").slice(0, 3);
  const { named, isWhole } = where;
  return names.some((name) => (isWhole ? name === `#${named}` : name.startsWith(`#${named}`)));
}

function expected(rows: readonly Row[], where: Condition): string[] {
  const key = ({ isGone, position, id }: Row) => `${Number(isGone)} ${position} ${id}`;
  const found = rows.filter((one) => holds(one, where));
  return found.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map(({ id }) => id);
}

it("finds what fits, in order, while chargers come, change and go", async () => {
  const step = fc.record({ row, isThere: fc.boolean(), where: condition });
  const steps = fc.array(step, { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 9 }), async (taken, wanted) => {
      const [index, now] = [emptyIndex(), new Map<string, Row>()];
      for (const { row: one, isThere, where } of taken) {
        put(index, one.id, isThere ? one : null);
        now.delete(one.id);
        if (isThere) now.set(one.id, one);
        const all = expected([...now.values()], where);
        const { find } = inMemory(index);
        expect(await find({ where }, [], wanted)).toEqual(all.slice(0, wanted));
        const [first = "none", ...others] = all;
        expect(await find({ where }, [first], wanted)).toEqual(others.slice(0, wanted));
      }
    }),
    { numRuns: 60 },
  );
});

it("finds among many, whether few fit or most", async () => {
  const index = emptyIndex();
  const rows = Array.from({ length: 3_000 }, (_, n): Row => {
    const id = String((n * 7_919) % 3_000).padStart(4, "0");
    const search = `#s${id} #m #n${id} ${n % 3 === 0 ? "third" : "other"} `;
    return { id, search, kind: "wall", watts: n, isGone: n % 5 === 0, position: n % 7 };
  });
  for (const one of rows) put(index, one.id, one);
  const { find, mayName, nearest } = inMemory(index);
  for (const where of [
    { all: [] },
    { contains: "r" },
    { contains: "third" },
    { contains: "s299" },
  ]) {
    const all = expected(rows, where);
    expect(await find({ where }, [], 3_000)).toEqual(all);
    expect(await find({ where }, all.slice(0, 2), 5)).toEqual(all.slice(2, 7));
  }
  expect(await find({ where: { contains: "absent" } }, [], 5)).toEqual([]);
  expect(await Promise.all(["s299", "n29", "third", "299"].map(mayName))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(await nearest({ contains: "third" }, 100)).toEqual([102, 99]);
  expect(await nearest({ contains: "third" }, 99)).toEqual([99, 99]);
  expect(await nearest({ contains: "third" }, 7_000)).toEqual([]);
});
